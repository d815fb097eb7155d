import type { QuizAccess } from '../access/visibility.ts'

/** Whom a grant of time reaches: one student, all whose clock runs, or those who were cut off between two moments. */
export type GrantReach = 'student' | 'running' | 'cut-off'

/** Time that an educator has given to one attempt beyond what was promised at the start. */
export type Grant = { id: string; extraMs: number }

/** When the clocks of a quiz stop at the latest, in ms since 1970: at its closing, if everyone stops then. */
export function latestEnd({
  closesAt,
  stopsAtClosing,
}: Pick<QuizAccess, 'closesAt' | 'stopsAtClosing'>): number {
  return stopsAtClosing && closesAt !== null ? closesAt : Infinity
}

/**
 * How long a student is promised who starts at `now`, in ms: the time limit, or less if everyone stops before. It is
 * never taken back, whatever becomes of the closing; a later closing gives back what this one has cut off.
 */
export function promisedMs(
  limitMs: number,
  quiz: Pick<QuizAccess, 'closesAt' | 'stopsAtClosing'>,
  now: number,
): number {
  return Math.min(limitMs, latestEnd(quiz) - now)
}

/**
 * When an attempt's time is over, and the only place that says so: its start, the time promised then, and every
 * grant. All in ms, and none beyond the closing at which everyone stops: see `promisedMs` and `withGrant`.
 */
export function deadlineOf(
  { startedAt, durationMs }: { startedAt: number; durationMs: number },
  grants: readonly Grant[],
): number {
  return startedAt + durationMs + grants.reduce((sum, { extraMs }) => sum + extraMs, 0)
}
