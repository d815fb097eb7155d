import { mergeStored } from './attempt.ts'
import { type AskedAndCurrent, markedAnswers } from './ending.ts'
import { addToTimeline } from './events.ts'
import { undecidedAnswers } from './late-answers.ts'
import type { SubmittedAttempt } from './states.ts'

/**
 * A result in which the waiting late answers count and are marked. Without waiting answers nothing changes.
 */
export function withLateAccepted(
  attempt: SubmittedAttempt,
  questions: AskedAndCurrent,
  now: number,
): SubmittedAttempt {
  const late = undecidedAnswers(attempt.lateAnswers)
  if (late.length === 0) return attempt
  return {
    ...attempt,
    ...markedAnswers(attempt, [...attempt.answers, ...late], questions),
    savedAnswers: mergeStored(
      attempt.savedAnswers,
      late.map(({ reason: _, ...answer }) => answer),
    ),
    ...decided(attempt, 'accepted', now),
  }
}

/**
 * A result in which the waiting late answers do not count. They stay beside it, and the decision is final.
 */
export function withLateRefused(attempt: SubmittedAttempt, now: number): SubmittedAttempt {
  if (undecidedAnswers(attempt.lateAnswers).length === 0) return attempt
  return { ...attempt, ...decided(attempt, 'refused', now) }
}

function decided(attempt: SubmittedAttempt, decision: 'accepted' | 'refused', now: number) {
  const at = Math.max(0, now - attempt.startedAt)
  return {
    lateAnswers: attempt.lateAnswers.map((answer) => ({ decision, ...answer })),
    timeline: addToTimeline(attempt.timeline, [{ kind: decision, at, device: '' }]),
  }
}
