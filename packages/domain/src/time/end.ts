/** `admitted`: the code was verified. `in-progress`: the clock runs. `submitted`: by the student or time. */
export type AttemptState = 'admitted' | 'in-progress' | 'submitted'

/** How long after the deadline a submission is still accepted, in ms. */
export const defaultGraceMs = 15_000

/** A browser may see the end so many ms too early, as its clock may run faster than the server's. */
export const clockDriftMs = 1_000

/** Submitted as soon as its time and grace have passed, even if nobody has closed it yet. */
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

/** Its page submitted at zero, or the server closed it. Only then may answers given in time still arrive. */
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
