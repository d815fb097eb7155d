import { type AskedAndCurrent, markedAnswers } from './ending.ts'
import type { SubmittedAttempt } from './states.ts'
import { changedByHand, type HandVerdict } from '../marking/overrides.ts'

/** Without a verdict, the mark by hand is taken back. `baseVersion` is the attempt that they have seen. */
export type MarkByHand = {
  questionId: string
  verdict: HandVerdict | null
  reason: string
  by: string
  baseVersion: number
}

/** The same result if it counts so already. Refused if it was changed since, or has no such question. */
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
