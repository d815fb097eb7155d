import { type SeenAndCurrent, markedAnswers } from './ending.ts'
import type { SubmittedAttempt } from './states.ts'
import type { Problem } from '../problem.ts'
import type { Question } from '../questions/question.ts'
import { changedByHand, givenOn, type HandVerdict, isSameHandVerdict } from '../marking/marks-by-hand.ts'
import type { ChosenItem } from '../marking/draft-marks.ts'

/** Without a verdict, the mark by hand is taken back. `baseVersion` is the attempt that they have seen. */
export type MarkByHand = {
  questionId: string
  verdict: HandVerdict | null
  reason: string
  by: string
  baseVersion: number
  /** The items of the rubric that were chosen, as they were then. */
  items?: readonly ChosenItem[]
}

/** Marks that are given or taken back together. */
export type MarksTogether = { marks: readonly Omit<MarkByHand, 'by' | 'baseVersion'>[]; by: string }

/** The same result if they count so already. Those on questions that are not in it are left out. */
export function withMarksTogether(
  attempt: SubmittedAttempt,
  { marks }: MarksTogether,
  questions: SeenAndCurrent,
): SubmittedAttempt {
  const counted = new Map(questions.current.map((question) => [question._id, question]))
  let byHand = attempt.byHand
  for (const { questionId, verdict } of marks) {
    const question = counted.get(questionId)
    if (question) byHand = changedByHand(byHand, questionId, givenOn(question, verdict))
  }
  if (byHand === attempt.byHand) return attempt
  const marked = { ...attempt, ...(byHand && { byHand }) }
  return { ...marked, ...markedAnswers(marked, attempt.answers, questions) }
}

type Refusal = { code: 'attempt-changed' | 'not-found' } | { code: 'invalid-input'; problems: Problem[] }

/** The same result if it counts so already. Refused if it was changed since, or has no such question or fewer points. */
export function withMarkByHand(
  attempt: SubmittedAttempt,
  { questionId, verdict, baseVersion }: MarkByHand,
  questions: SeenAndCurrent,
): SubmittedAttempt | Refusal {
  if (attempt.version !== baseVersion) return { code: 'attempt-changed' }
  const inIt = (each: readonly Question[]) => each.find(({ _id }) => _id === questionId)
  const question = inIt(questions.current)
  if (!inIt(questions.seen) || !question) return { code: 'not-found' }
  const { points: most = 1 } = question
  if (verdict !== null && typeof verdict === 'object' && verdict.points > most) {
    const problem = { path: 'verdict.points', code: 'hand-points-wrong', params: { most } } as const
    return { code: 'invalid-input', problems: [problem] }
  }
  const before = attempt.byHand?.get(questionId)
  const given = givenOn(question, isPoints(verdict) ? { ...verdict, direct: true } : verdict)
  const isReleased = isPoints(before) && !before.direct
  if (!isReleased && isSameHandVerdict(before, given)) return attempt
  const marked = { ...attempt, byHand: changedByHand(attempt.byHand, questionId, given) }
  return { ...marked, ...markedAnswers(marked, attempt.answers, questions) }
}

const isPoints = (verdict: HandVerdict | null | undefined) => verdict !== null && typeof verdict === 'object'
