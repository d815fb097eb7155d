import { deadlineOf, type Grant, latestEnd } from '../time/deadline.ts'
import { isEndless } from '../time/clock.ts'
import { hasRunOut } from '../time/end.ts'
import type { ExtraTime } from '../time/extra-time.ts'
import { canBeStored } from './after-end.ts'
import { mergeStored } from './answers.ts'
import { addToTimeline } from './events.ts'
import { asStored, type LateAnswer, undecidedAnswers } from './late-answers.ts'
import type { RunningAttempt, StartedAttempt, SubmittedAttempt } from './states.ts'

const minuteMs = 60_000

/** `reopens` says which submitted attempts go on: none, those whose time had run out, or any. */
export type GrantTerms = { id: string; extra: ExtraTime; reopens: 'no' | 'run-out' | 'any' }

/** How many minutes a grant gives to an attempt of that length, before a closing cuts them. */
export const grantedMinutes = (extra: ExtraTime, baseDurationMs: number): number =>
  'minutes' in extra ? extra.minutes : Math.ceil((baseDurationMs * extra.percent) / 100 / minuteMs)

/**
 * An attempt with one more grant, and what the grant gave to it. Undefined if it has the grant already, or if it is
 * submitted and stays so. An attempt that goes on has at least the time of the grant from now on: while it was closed,
 * nobody could use any. If everyone stops at the closing, nothing is given beyond; `closes-before` if nothing is left.
 * An attempt without a time limit gets none: a running one is refused (`no-time-limit`), a submitted one goes on as before.
 */
export function withGrant(
  attempt: StartedAttempt,
  { id, extra, reopens }: GrantTerms,
  earlier: readonly Grant[],
  now: number,
): { attempt: RunningAttempt; grant: Grant } | 'closes-before' | 'no-time-limit' | undefined {
  if (earlier.some((grant) => grant.id === id)) return undefined
  const isSubmitted = attempt.state === 'submitted'
  if (isSubmitted && !(reopens === 'any' || (reopens === 'run-out' && hasRunOut(attempt)))) return undefined
  const needsNone = isEndless(attempt.deadline - now)
  if (needsNone && !isSubmitted) return 'no-time-limit'
  const minutes = needsNone ? 0 : grantedMinutes(extra, attempt.baseDurationMs)
  const givenMs = minutes * minuteMs
  const requestedMs = isSubmitted ? Math.max(givenMs, now + givenMs - attempt.deadline) : givenMs
  const end = latestEnd(attempt.quiz)
  const extraMs = Math.max(0, Math.min(requestedMs, end - attempt.deadline))
  if (isSubmitted ? now >= end : extraMs === 0) return 'closes-before'
  const grant = { id, extraMs }
  const running = isSubmitted ? reopened(attempt) : attempt
  const kind = isSubmitted ? ('reopened' as const) : ('granted' as const)
  const at = Math.max(0, now - attempt.startedAt)
  const deadline = deadlineOf(attempt, [...earlier, grant])
  const leftMs = isSubmitted ? deadline - now : extraMs
  const givenMinutes = extraMs < requestedMs ? Math.max(1, Math.floor(leftMs / minuteMs)) : minutes
  return {
    attempt: {
      ...running,
      deadline,
      timeline: addToTimeline(attempt.timeline, [{ kind, at, minutes: givenMinutes, device: '' }]),
    },
    grant,
  }
}

/** With the late answers that were not refused. What was decided stays stored, with what counted then. */
function reopened(attempt: SubmittedAttempt): RunningAttempt {
  const { id, studentId, number, seed, quiz, admittedAt, version } = attempt
  const { revision, layout, allowanceMs, startedAt, baseDurationMs, deadline, timeline, devices } = attempt
  const undecided = undecidedAnswers(attempt.lateAnswers)
  const missed = undecided.filter(({ reason }) => reason === 'left')
  const late = undecided.filter(({ reason }) => reason !== 'left').map(asStored)
  const earlierLate = earlierThan(attempt)
  return {
    id,
    studentId,
    number,
    seed,
    quiz,
    admittedAt,
    version,
    revision,
    layout,
    allowanceMs,
    startedAt,
    baseDurationMs,
    deadline,
    timeline,
    devices,
    state: 'in-progress',
    savedAnswers: mergeStored(attempt.savedAnswers, late),
    ...(earlierLate.length > 0 && { earlierLate }),
    ...(missed.length > 0 && { lateAnswers: missed }),
  }
}

/** What has been decided about late answers so far. The oldest goes where it is too much to be stored. */
function earlierThan({ lateAnswers, savedAnswers, earlierLate = [] }: SubmittedAttempt): LateAnswer[] {
  const saved = new Map(savedAnswers.map((answer) => [answer.questionId, answer]))
  const decided = lateAnswers
    .filter(({ decision }) => decision !== undefined)
    .map((answer): LateAnswer => {
      const isRefused = answer.decision === 'refused'
      return isRefused ? { ...answer, acknowledged: saved.get(answer.questionId) ?? null } : answer
    })
  let all = [...earlierLate, ...decided]
  while (!canBeStored(all)) all = all.slice(1)
  return all
}

/**
 * A running attempt that an educator ends at `now`, together with all others of its quiz. It is a grant of less than
 * nothing, the only one there is: so the deadline stays computed, what is saved counts, answers under way have the
 * usual grace, and time can be given afterwards as to any attempt whose time was over. Undefined if it has been ended
 * by this act already, or if no time is left.
 */
export function endedNow(
  attempt: RunningAttempt,
  id: string,
  earlier: readonly Grant[],
  now: number,
): { attempt: RunningAttempt; grant: Grant } | undefined {
  const at = Math.max(0, now - attempt.startedAt)
  const grant = { id, extraMs: attempt.startedAt + at - attempt.deadline }
  if (grant.extraMs >= 0 || earlier.some((each) => each.id === id)) return undefined
  const timeline = addToTimeline(attempt.timeline, [{ kind: 'ended', at, device: '' }])
  return { attempt: { ...attempt, deadline: deadlineOf(attempt, [...earlier, grant]), timeline }, grant }
}

/** Whether an educator has ended an attempt, and nobody has given it time since. */
export function wasEnded({
  timeline,
  startedAt,
  deadline,
}: Pick<StartedAttempt, 'timeline' | 'startedAt' | 'deadline'>): boolean {
  const at = deadline - startedAt
  return [...timeline].some((event) => event.kind === 'ended' && event.at === at)
}
