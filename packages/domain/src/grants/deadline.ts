/** Whom a grant of time reaches: one student, all whose clock runs, or those who were cut off between two moments. */
export type GrantReach = 'student' | 'running' | 'cut-off'

/** Time that an educator has given to one attempt beyond what was promised at the start. */
export type Grant = { id: string; extraMs: number }

/**
 * When an attempt's time is over, and the only place that says so: its start, the time promised then, and every
 * grant. All in ms.
 */
export function deadlineOf(
  { startedAt, durationMs }: { startedAt: number; durationMs: number },
  grants: readonly Grant[],
): number {
  return startedAt + durationMs + grants.reduce((sum, { extraMs }) => sum + extraMs, 0)
}
