import type { QuizSettings } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { notify } from '../../components/feedback/toast.tsx'

/** Sets what `saved` has changed back to what it was `before`, and says so. */
export async function undoSettings(
  quizId: string,
  before: QuizSettings,
  saved: QuizSettings,
  onChanged?: () => void,
): Promise<void> {
  try {
    await call('updateQuizSettings', { params: { quizId }, body: { ...before, base: saved } })
    notify({ kind: 'success', text: 'Undone. The settings are as they were.' })
  } catch (error) {
    const text = messageOf(error) || `This could not be undone. ${tryAgain(error)}`
    const run = () => void undoSettings(quizId, before, saved, onChanged)
    notify({ kind: 'error', text, action: { label: 'Try again', run } })
  }
  await refreshQuiz(quizId)
  onChanged?.()
}
