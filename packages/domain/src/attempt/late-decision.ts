import { mergeStored, type StoredAnswer } from './answers.ts'
import { type SeenAndCurrent, markedAnswers } from './ending.ts'
import { addToTimeline } from './events.ts'
import { asStored, type LateAnswer, undecidedAnswers } from './late-answers.ts'
import type { SubmittedAttempt } from './states.ts'

/** Waiting late answers count; where none waits, refused ones do. What counted before is stored with them. */
export function withLateAccepted(
  attempt: SubmittedAttempt,
  questions: SeenAndCurrent,
  now: number,
): SubmittedAttempt {
  const late = toDecide(attempt, 'refused')
  if (late.length === 0) return attempt
  const saved = new Map(attempt.savedAnswers.map((answer) => [answer.questionId, answer]))
  const accepted = late.map((answer): LateAnswer => {
    const { acknowledged = saved.get(answer.questionId) ?? null } = answer
    return { ...answer, acknowledged, decision: 'accepted' }
  })
  return {
    ...attempt,
    ...markedAnswers(attempt, [...attempt.answers, ...accepted], questions),
    savedAnswers: mergeStored(attempt.savedAnswers, accepted.map(asStored)),
    ...decided(attempt, accepted, 'accepted', now),
  }
}

/** Waiting late answers do not count; where none waits, accepted ones go and what counted before stands. */
export function withLateRefused(
  attempt: SubmittedAttempt,
  questions: SeenAndCurrent,
  now: number,
): SubmittedAttempt {
  const late = toDecide(attempt, 'accepted')
  if (late.length === 0) return attempt
  const refused = late.map((answer): LateAnswer => ({ ...answer, decision: 'refused' }))
  const after = { ...attempt, ...decided(attempt, refused, 'refused', now) }
  const counted = late.filter(({ decision }) => decision === 'accepted')
  if (counted.length === 0) return after
  const questionIds = new Set(counted.map(({ questionId }) => questionId))
  const others = attempt.savedAnswers.filter(({ questionId }) => !questionIds.has(questionId))
  const before = counted.map(({ questionId, acknowledged }): StoredAnswer => {
    return acknowledged ?? { questionId, selectedOption: null, at: 0 }
  })
  return {
    ...after,
    ...markedAnswers(attempt, [...attempt.answers, ...before], questions),
    savedAnswers: [...others, ...counted.flatMap(({ acknowledged }) => acknowledged ?? [])],
  }
}

/** The late answers that wait, or those that were decided the other way and can be decided again. */
function toDecide({ lateAnswers }: SubmittedAttempt, before: 'accepted' | 'refused'): LateAnswer[] {
  const waiting = undecidedAnswers(lateAnswers)
  return waiting.length > 0 ? waiting : lateAnswers.filter(({ decision }) => decision === before)
}

function decided(
  attempt: SubmittedAttempt,
  changed: readonly LateAnswer[],
  kind: 'accepted' | 'refused',
  now: number,
) {
  const at = Math.max(0, now - attempt.startedAt)
  const byQuestion = new Map(changed.map((answer) => [answer.questionId, answer]))
  return {
    lateAnswers: attempt.lateAnswers.map((answer) => byQuestion.get(answer.questionId) ?? answer),
    timeline: addToTimeline(attempt.timeline, [{ kind, at, device: '' }]),
  }
}
