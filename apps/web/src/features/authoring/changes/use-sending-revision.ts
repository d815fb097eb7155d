import type { CallBodyInput, Calls, QuizChanges } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { useConfirmation } from '../saving/use-confirmation.ts'
import type { Reach } from './reach.ts'
import { type Choice, type RevisionSteps, sendRevision } from './send-revision.ts'

/** What somebody else has saved, and what was to be saved here. */
type Elsewhere = { theirs: QuizChanges; mine: readonly QuestionDraft[] }

/**
 * Saves changed questions. `reach` and `elsewhere` are the questions that the educator must answer now, or
 * null. `take` gets what they have chosen of two versions.
 */
export function useSendingRevision(quizId: string, take: RevisionSteps['take']) {
  const reach = useConfirmation<Reach>()
  const elsewhere = useConfirmation<Elsewhere, Choice>()
  const input = (body: CallBodyInput<Calls['updateQuiz']>) => ({ params: { quizId }, body })
  const send = (questions: readonly QuestionDraft[], baseRevision: number, draftId?: string) =>
    sendRevision(questions, baseRevision, {
      preview: (body) => call('previewQuizUpdate', input(body)),
      update: (body) => call('updateQuiz', input({ ...body, ...(draftId && { draftId }) })),
      confirm: reach.ask,
      choose: (theirs, mine) => elsewhere.ask({ theirs, mine }),
      take,
    })
  return { send, reach: reach.asked, elsewhere: elsewhere.asked }
}
