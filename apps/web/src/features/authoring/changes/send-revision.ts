import type { CallBodyInput, Calls, QuizChanges, ScoreChanges } from '@quizly/contract'
import { CallError } from '../../../lib/calls/call.ts'
import { type QuestionDraft, revisedContentOf } from '../editor/question-draft.ts'

type Body = CallBodyInput<Calls['updateQuiz']>

/** Which questions to save when another window has saved the quiz meanwhile. */
export type Choice = 'mine' | 'theirs' | 'neither'

/** The two calls, and the two questions that only the educator can answer. */
export type RevisionSteps = {
  preview: (body: Body) => Promise<ScoreChanges>
  update: (body: Body) => Promise<unknown>
  confirmScores: (changes: ScoreChanges) => Promise<boolean>
  choose: (theirs: QuizChanges) => Promise<Choice>
}

/** `theirs` is there if the educator takes the questions of the other window. */
export type RevisionOutcome = { isSaved: boolean; theirs?: QuizChanges }

/**
 * Saves changed questions. It first asks what that does to scores, and asks the educator before it changes any. If the
 * quiz was saved elsewhere since revision `baseRevision`, the educator chooses; whoever keeps their own questions saves
 * them instead of the others, and is asked again if there is yet another revision by then.
 */
export async function sendRevision(
  questions: readonly QuestionDraft[],
  baseRevision: number,
  steps: RevisionSteps,
): Promise<RevisionOutcome> {
  const body = { questions: questions.map(revisedContentOf), baseRevision }
  try {
    const changes = await steps.preview(body)
    if (changes.scoresChanged > 0 && !(await steps.confirmScores(changes))) return { isSaved: false }
    await steps.update(body)
    return { isSaved: true }
  } catch (error) {
    const theirs = error instanceof CallError ? error.failure.theirs : undefined
    if (!theirs) throw error
    const choice = await steps.choose(theirs)
    if (choice === 'mine') return sendRevision(withoutRemoved(questions, theirs), theirs.revision, steps)
    return choice === 'theirs' ? { isSaved: false, theirs } : { isSaved: false }
  }
}

/** Questions that the other window has removed are saved as new ones. */
function withoutRemoved(questions: readonly QuestionDraft[], theirs: QuizChanges): QuestionDraft[] {
  const present = new Set(theirs.questions.map(({ _id }) => _id))
  return questions.map(({ _id, ...draft }) =>
    _id !== undefined && present.has(_id) ? { ...draft, _id } : draft,
  )
}
