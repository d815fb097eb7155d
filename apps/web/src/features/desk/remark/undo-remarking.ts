import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { messageOf } from '../../../lib/failures.ts'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { describeDone } from './describe-scores.ts'

type Undone = { remarkingId: string; revision: number; overEdits?: boolean }

/** Takes a re-marking back and says what that did. `revision` is the one that the educator has seen. */
export async function undoRemarking(quizId: string, undone: Undone): Promise<void> {
  const { remarkingId, revision: baseRevision, overEdits } = undone
  try {
    const body = { baseRevision, ...(overEdits && { overEdits }) }
    const done = await call('undoRemarking', { params: { quizId, remarkingId }, body })
    notify({ kind: 'success', text: `Change undone. ${describeDone(done)}` })
  } catch (error) {
    const action = { label: 'Try again', run: () => void undoRemarking(quizId, undone) }
    notify({
      kind: 'error',
      text: messageOf(error) || 'This could not be undone. Nothing has changed.',
      action,
    })
  }
  await refreshQuiz(quizId)
}
