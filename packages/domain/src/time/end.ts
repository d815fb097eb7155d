/**
 * `admitted`: the code was verified. `in-progress`: the clock is running. `submitted`: ended by the student
 * or by time.
 */
export type AttemptState = 'admitted' | 'in-progress' | 'submitted'

/** How long after the deadline a submission is still accepted, in ms. */
export const defaultGraceMs = 15_000

/**
 * A browser may see the end this much too early, in ms, because its clock may run slightly faster than the
 * server's.
 */
export const clockDriftMs = 1_000

/**
 * The state of an attempt at `now`. If its time and grace have passed it is submitted, even if nobody has
 * closed it yet.
 */
export function attemptStateAt(
  attempt: { state: AttemptState; deadline: number | null },
  now: number,
  graceMs: number,
): AttemptState {
  const isOver = attempt.state === 'in-progress' && !takesAnswers(attempt.deadline ?? 0, now, graceMs)
  return isOver ? 'submitted' : attempt.state
}

/** Whether answers that arrive at `arrivedAt` still count. */
export function takesAnswers(deadline: number, arrivedAt: number, graceMs: number): boolean {
  return arrivedAt <= deadline + graceMs
}

/**
 * Whether the time of a submitted attempt had run out: its page submitted at zero, or the server closed it.
 * Only then may answers given in time still arrive.
 */
export function hasRunOut({
  submittedBy,
  submittedAt,
  deadline,
}: {
  submittedBy: 'student' | 'time'
  submittedAt: number
  deadline: number
}): boolean {
  return submittedBy === 'time' || submittedAt >= deadline - clockDriftMs
}
