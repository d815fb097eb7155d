import type { CallBodyInput, Calls, QuizChanges, ScoreChanges } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import type { QuestionDraft } from '../editor/question-draft.ts'
import { useConfirmation } from '../saving/use-confirmation.ts'
import { type Choice, type RevisionSteps, sendRevision } from './send-revision.ts'

/** What somebody else has saved, and what was to be saved here. */
type Elsewhere = { theirs: QuizChanges; mine: readonly QuestionDraft[] }

/**
 * Saves changed questions. `scores` and `elsewhere` are the questions that the educator must answer now, or
 * null. `take` gets what they have chosen of two versions.
 */
export function useSendingRevision(quizId: string, take: RevisionSteps['take']) {
  const scores = useConfirmation<ScoreChanges>()
  const elsewhere = useConfirmation<Elsewhere, Choice>()
  const input = (body: CallBodyInput<Calls['updateQuiz']>) => ({ params: { quizId }, body })
  const send = (questions: readonly QuestionDraft[], baseRevision: number, draftId?: string) =>
    sendRevision(questions, baseRevision, {
      preview: (body) => call('previewQuizUpdate', input(body)),
      update: (body) => call('updateQuiz', input({ ...body, ...(draftId && { draftId }) })),
      confirmScores: scores.ask,
      choose: (theirs, mine) => elsewhere.ask({ theirs, mine }),
      take,
    })
  return { send, scores: scores.asked, elsewhere: elsewhere.asked }
}
