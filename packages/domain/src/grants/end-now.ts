import { addToTimeline, readTimeline } from '../attempt/events.ts'
import type { RunningAttempt, StartedAttempt } from '../attempt/states.ts'
import { deadlineOf, type Grant } from './deadline.ts'

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
  return (
    timeline.includes(`e ${at} `) &&
    readTimeline(timeline).some((event) => event.kind === 'ended' && event.at === at)
  )
}
