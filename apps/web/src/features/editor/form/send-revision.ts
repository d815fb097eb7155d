import type { CallBodyInput, CallResult, Calls, QuizChanges } from '@quizly/contract'
import { CallError } from '../../../lib/failures.ts'
import { isSameQuestions, revisedContentOf } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { draftsOf } from '../question/question-list.ts'
import { isWorthAsking, type Reach } from './reach.ts'

type Body = CallBodyInput<Calls['updateQuiz']>

/** The questions to save if another window has saved the quiz meanwhile; `neither`: none yet. */
export type Choice = 'neither' | { merged: readonly QuestionDraft[] }

/** The two calls, the two questions that only the educator can answer, and what is edited from then on. */
export type RevisionSteps = {
  preview: (body: Body) => Promise<CallResult<Calls['previewQuizUpdate']>>
  update: (body: Body) => Promise<unknown>
  confirm: (reach: Reach) => Promise<boolean>
  choose: (theirs: QuizChanges, mine: readonly QuestionDraft[]) => Promise<Choice>
  take: (merged: readonly QuestionDraft[], theirs: QuizChanges) => void
}

/**
 * Saves changed questions and returns whether they are saved, and what that did. It first asks the server what that does, and asks the
 * educator before any score changes, or if students have begun. If the quiz was saved elsewhere since `baseRevision`, the educator
 * chooses by question; what they chose is edited from then on, and saved on top of the other revision. They are
 * asked again if there is yet another one by then.
 */
export async function sendRevision(
  questions: readonly QuestionDraft[],
  baseRevision: number,
  steps: RevisionSteps,
): Promise<{ isSaved: false } | { isSaved: true; reach: Reach }> {
  const body = { questions: questions.map(revisedContentOf), baseRevision }
  try {
    const added = body.questions.filter(({ _id }) => _id === undefined).length
    const reach = { changes: await steps.preview(body), added }
    if (isWorthAsking(reach) && !(await steps.confirm(reach))) return { isSaved: false }
    await steps.update(body)
    return { isSaved: true, reach }
  } catch (error) {
    const theirs = error instanceof CallError ? error.failure.theirs : undefined
    if (!theirs) throw error
    const choice = await steps.choose(theirs, questions)
    if (choice === 'neither') return { isSaved: false }
    const { merged } = choice
    steps.take(merged, theirs)
    if (isSameQuestions(merged, draftsOf(theirs.questions))) return { isSaved: false }
    return sendRevision(merged, theirs.revision, steps)
  }
}
