import { hasTimeLimit, isEndless, timeLimitMs } from './clock.ts'
import { type ExtraTime, extraMinutes } from './extra-time.ts'

/** Who gets extra time: one student, all whose clock runs, or those who were cut off between two moments. */
export type GrantReach = 'student' | 'running' | 'cut-off'

/** Extra time that an educator has given to one attempt beyond what was promised at its start. */
export type Grant = { id: string; extraMs: number }

/** When a quiz closes, in ms since 1970, and whether closing ends running attempts too. */
type Closing = { closesAt: number | null; stopsAtClosing: boolean }

/** When the clocks of a quiz stop at the latest, in ms since 1970: at its closing, if everyone stops then. */
export function latestEnd({ closesAt, stopsAtClosing }: Closing): number {
  return stopsAtClosing && closesAt !== null ? closesAt : Infinity
}

/** In ms. Never taken back, whatever becomes of the closing; a later one gives back what this cut off. */
function promisedMs(limitMs: number, quiz: Closing, now: number): number {
  return Math.min(limitMs, latestEnd(quiz) - now)
}

/** All in ms, and no grant beyond a closing at which everyone stops. A later closing moves it in SQL: `giveBackCutTime`. */
export function deadlineOf(
  { startedAt, baseDurationMs }: { startedAt: number; baseDurationMs: number },
  grants: readonly Grant[],
): number {
  return startedAt + baseDurationMs + grants.reduce((sum, { extraMs }) => sum + extraMs, 0)
}

/** How long an attempt lasts. Durations are in ms, moments in ms since 1970. */
export type TimeOfAttempt = {
  /** How long the student was promised at the start. Grants come on top, see `deadlineOf`. */
  baseDurationMs: number
  /** How much of `baseDurationMs` only this student has, by an allowance. */
  allowanceMs: number
  deadline: number
  /** Set by the start if the closing cuts the time short: how long it would be otherwise, and the time limit in it. */
  uncapped?: { durationMs: number; limitMs: number }
}

/** How long an attempt lasts that starts at `now`, how much of that is by an allowance, and what the closing cuts off. */
export function timeAtStart(
  quiz: Closing & { timeLimitMinutes: number },
  allowance: ExtraTime | undefined,
  now: number,
): TimeOfAttempt {
  const { timeLimitMinutes } = quiz
  const extra = allowance ? extraMinutes(timeLimitMinutes, allowance) : 0
  const [uncappedMs, limitMs] = [timeLimitMs(timeLimitMinutes + extra), timeLimitMs(timeLimitMinutes)]
  const baseDurationMs = promisedMs(uncappedMs, quiz, now)
  return {
    baseDurationMs,
    allowanceMs: baseDurationMs - promisedMs(limitMs, quiz, now),
    deadline: deadlineOf({ startedAt: now, baseDurationMs }, []),
    ...(baseDurationMs < uncappedMs && { uncapped: { durationMs: uncappedMs, limitMs } }),
  }
}

/** Whether an attempt has no time limit, so that nothing but the closing of its quiz ends it. */
export function isUntimed({
  startedAt,
  deadline,
  quiz,
}: {
  startedAt: number
  deadline: number
  quiz: { timeLimitMinutes: number; closesAt: number | null }
}): boolean {
  return (
    isEndless(deadline - startedAt) || (!hasTimeLimit(quiz.timeLimitMinutes) && deadline === quiz.closesAt)
  )
}

/** From so long before the closing on, the clock of an attempt without a time limit counts down, in ms. */
export const countsDownFromMs = 60 * 60_000
