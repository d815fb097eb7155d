import type { Problem } from '../problem.ts'
import type { QuizAccess } from './visibility.ts'

/** When a quiz opens and closes, in ms since 1970; undefined: not at a set time. */
export type QuizWindow = {
  opensAt?: number | undefined
  closesAt?: number | undefined
  stopsAtClosing: boolean
}

/** What is wrong with a window by itself. */
export function windowProblems({ opensAt, closesAt, stopsAtClosing }: QuizWindow): Problem[] {
  if (stopsAtClosing && closesAt === undefined) {
    return [{ path: 'closesAt', code: 'no-closing-to-stop-at' }]
  }
  return opensAt !== undefined && closesAt !== undefined && closesAt <= opensAt
    ? [{ path: 'closesAt', code: 'closes-before-opening' }]
    : []
}

/** What is wrong with changing a quiz's window at `now`. What stays as it was is no change. */
export function windowChangeProblems(
  before: Pick<QuizAccess, 'opensAt' | 'closesAt'>,
  requested: QuizWindow,
  { now, hasAttempts }: { now: number; hasAttempts: boolean },
): Problem[] {
  const problems = windowProblems(requested)
  const { opensAt, closesAt } = requested
  if (hasAttempts && opensAt !== undefined && opensAt !== before.opensAt && opensAt < now) {
    problems.push({ path: 'opensAt', code: 'opening-is-over' })
  }
  if (closesAt !== undefined && closesAt !== before.closesAt && closesAt <= now && problems.length === 0) {
    problems.push({ path: 'closesAt', code: 'closing-is-over' })
  }
  return problems
}

/** How long it is until a quiz opens and until it closes, in ms, as far as that is still to come. */
export function untilWindow(
  { opensAt, closesAt }: Pick<QuizAccess, 'opensAt' | 'closesAt'>,
  now: number,
): { opensInMs?: number; closesInMs?: number } {
  return {
    ...(opensAt !== null && opensAt > now && { opensInMs: opensAt - now }),
    ...(closesAt !== null && closesAt > now && { closesInMs: closesAt - now }),
  }
}
