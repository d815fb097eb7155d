import { hasTimeLimit } from './clock.ts'

/** How much extra time somebody gets: minutes, or a share of the time that they have without it. */
export type ExtraTime = { minutes: number } | { percent: number }

/** A student has at most one of each kind, the one set last. It counts for attempts started from then on. */
export type Allowance = ExtraTime

/** An allowance for one quiz. `instead`: its owner has said that it counts even if the one for all quizzes gives more. */
export type OwnAllowance = { allowance: Allowance; instead: boolean }

/** How many minutes extra time adds to these: whole ones, and never less than it says. Without a time limit it adds none. */
export function extraMinutes(minutes: number, extra: ExtraTime): number {
  if (!hasTimeLimit(minutes)) return 0
  return 'minutes' in extra ? extra.minutes : Math.ceil((minutes * extra.percent) / 100)
}

/** The one that gives more, unless the owner has chosen the quiz's own: so an editor never takes time. */
export function countingAllowance(
  timeLimitMinutes: number,
  own: OwnAllowance | undefined,
  everywhere: Allowance | undefined,
): Allowance | undefined {
  if (!own || !everywhere) return own?.allowance ?? everywhere
  return own.instead || !givesLess(timeLimitMinutes, own.allowance, everywhere) ? own.allowance : everywhere
}

/** Whether an allowance gives less to a time limit than another one. */
export function givesLess(timeLimitMinutes: number, one: Allowance, other: Allowance): boolean {
  return extraMinutes(timeLimitMinutes, one) < extraMinutes(timeLimitMinutes, other)
}
