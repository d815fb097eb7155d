import { type AskedAndCurrent, markedAnswers } from './ending.ts'
import type { SubmittedAttempt } from './states.ts'
import { changedByHand, type HandVerdict } from '../marking/overrides.ts'

/**
 * What an educator, by their ID, says of one answer and why; without a verdict, the mark by hand is taken back.
 * `baseVersion` is the attempt that they have seen.
 */
export type MarkByHand = {
  questionId: string
  verdict: HandVerdict | null
  reason: string
  by: string
  baseVersion: number
}

/**
 * A result in which one answer counts as an educator says; the same if it does so already. Or why not: the result was
 * changed since they have looked at it, or there is no such question, for the student or in the quiz as it is now.
 */
export function withMarkByHand(
  attempt: SubmittedAttempt,
  { questionId, verdict, baseVersion }: MarkByHand,
  questions: AskedAndCurrent,
): SubmittedAttempt | 'attempt-changed' | 'not-found' {
  if (attempt.version !== baseVersion) return 'attempt-changed'
  const isIn = (each: readonly { _id: string }[]) => each.some(({ _id }) => _id === questionId)
  if (!isIn(questions.seen) || !isIn(questions.current)) return 'not-found'
  if ((attempt.byHand?.get(questionId) ?? null) === verdict) return attempt
  const marked = { ...attempt, byHand: changedByHand(attempt.byHand, questionId, verdict) }
  return { ...marked, ...markedAnswers(marked, attempt.answers, questions) }
}
