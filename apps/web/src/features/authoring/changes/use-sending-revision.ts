import type { CallBodyInput, Calls, QuizChanges, ScoreChanges } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import type { QuestionDraft } from '../editor/question-draft.ts'
import { useConfirmation } from '../saving/use-confirmation.ts'
import { type Choice, sendRevision } from './send-revision.ts'

/**
 * Saves changed questions. `scores` and `elsewhere` are the questions that the educator must answer now, or
 * null.
 */
export function useSendingRevision(quizId: string) {
  const scores = useConfirmation<ScoreChanges>()
  const elsewhere = useConfirmation<QuizChanges, Choice>()
  const input = (body: CallBodyInput<Calls['updateQuiz']>) => ({ params: { quizId }, body })
  const send = (questions: readonly QuestionDraft[], baseRevision: number, draftId?: string) =>
    sendRevision(questions, baseRevision, {
      preview: (body) => call('previewQuizUpdate', input(body)),
      update: (body) => call('updateQuiz', input({ ...body, ...(draftId && { draftId }) })),
      confirmScores: scores.ask,
      choose: elsewhere.ask,
    })
  return { send, scores: scores.asked, elsewhere: elsewhere.asked }
}
