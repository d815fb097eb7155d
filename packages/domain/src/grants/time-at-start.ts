import { timeLimitMs } from '../attempt/clock.ts'
import type { Attempt, StartedAttempt } from '../attempt/states.ts'
import { type Allowance, allowedMinutes } from './allowance.ts'
import { deadlineOf, promisedMs } from './deadline.ts'

/** How long an attempt lasts that starts at `now`, how much of that is by an allowance, and what the closing cuts off. */
export function timeAtStart(
  quiz: Attempt['quiz'],
  allowance: Allowance | undefined,
  now: number,
): Pick<StartedAttempt, 'durationMs' | 'allowedMs' | 'deadline' | 'uncut'> {
  const { timeLimitMinutes } = quiz
  const allowed = allowance ? allowedMinutes(timeLimitMinutes, allowance) : 0
  const [wholeMs, limitMs] = [timeLimitMs(timeLimitMinutes + allowed), timeLimitMs(timeLimitMinutes)]
  const durationMs = promisedMs(wholeMs, quiz, now)
  return {
    durationMs,
    allowedMs: durationMs - promisedMs(limitMs, quiz, now),
    deadline: deadlineOf({ startedAt: now, durationMs }, []),
    ...(durationMs < wholeMs && { uncut: { durationMs: wholeMs, limitMs } }),
  }
}
