import type { CallBodyInput, Calls, QuizChanges, ScoreChanges } from '@quizly/contract'
import { CallError } from '../../../lib/calls/call.ts'
import { type QuestionDraft, revisedContentOf } from '../editor/question-draft.ts'

type Body = CallBodyInput<Calls['updateQuiz']>

/** Which questions to save if another window has saved the quiz meanwhile. */
export type Choice = 'mine' | 'theirs' | 'neither'

/** The two calls, and the two questions that only the educator can answer. */
export type RevisionSteps = {
  preview: (body: Body) => Promise<ScoreChanges>
  update: (body: Body) => Promise<unknown>
  confirmScores: (changes: ScoreChanges) => Promise<boolean>
  choose: (theirs: QuizChanges) => Promise<Choice>
}

/** `theirs` is set if the educator chose the other window's questions. */
export type RevisionOutcome = { isSaved: boolean; theirs?: QuizChanges }

/**
 * Saves changed questions. It first asks the server what that does to the scores, and asks the educator
 * before any score changes. If the quiz was saved elsewhere since `baseRevision`, the educator chooses. If
 * they keep their own questions, these replace the others; and they are asked again if there is yet another
 * revision by then.
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
