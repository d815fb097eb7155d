import type { CallBodyInput, Calls, OwnQuizSummary } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../../lib/failures.ts'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { notify } from '../../../components/feedback/toast.tsx'

export type Place = CallBodyInput<Calls['moveQuiz']>['to']
export type MovableQuiz = Pick<OwnQuizSummary, '_id' | 'title' | 'state' | 'role'>

/** Archives or deletes a quiz, or brings it back, and says so. `onMoved` is called before lists are brought up to date. */
export async function moveQuiz(quiz: MovableQuiz, to: Place, onMoved?: () => void): Promise<void> {
  const { _id: quizId } = quiz
  try {
    await call('moveQuiz', { params: { quizId }, body: { to } })
  } catch (error) {
    const text = messageOf(error) || `This could not be changed. ${tryAgain(error)}`
    const again = { label: 'Try again', run: () => void moveQuiz(quiz, to, onMoved) }
    return notify({ kind: 'error', text, action: again })
  }
  const back = { label: 'Bring back', run: () => void moveQuiz(quiz, 'current') }
  notify({ kind: 'success', text: told(quiz, to), ...(to !== 'current' && { action: back }) })
  onMoved?.()
  await refreshQuiz(quizId)
}

function told({ title, state }: MovableQuiz, to: Place): string {
  switch (to) {
    case 'archived':
      return `“${title}” is archived.`
    case 'bin':
      return `“${title}” is in the bin for 30 days.`
    case 'current':
      return `“${title}” is back.${state === 'draft' ? '' : ' Its code stays closed until you open it.'}`
  }
}
