import { mergeStored } from './attempt.ts'
import { type AskedAndCurrent, markedAnswers } from './ending.ts'
import { addToTimeline } from './events.ts'
import { undecidedAnswers } from './late-answers.ts'
import type { SubmittedAttempt } from './states.ts'

/**
 * A result with the answers that came too late: they count and are marked. Where nothing waits for a decision, nothing
 * changes.
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

/** A result whose late answers do not count: they stay beside it and are not offered again. */
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
