import type { GrantAmount } from './grant-time.ts'

/**
 * More time that a student has in a quiz, or in all quizzes of its owner. There is at most one of each kind for a student;
 * setting it again replaces it. It counts for attempts that are started from then on.
 */
export type Allowance = GrantAmount

/** An allowance for one quiz. `instead`: its owner has said that it counts even if the one for all quizzes gives more. */
export type OwnAllowance = { allowance: Allowance; instead: boolean }

/** How many minutes an allowance adds to a time limit: whole ones, and never less than it says. */
export function allowedMinutes(timeLimitMinutes: number, allowance: Allowance): number {
  return 'minutes' in allowance ? allowance.minutes : Math.ceil((timeLimitMinutes * allowance.percent) / 100)
}

/**
 * Which allowance counts in a quiz: the one that gives more, unless the owner has chosen the quiz’s own. An editor, who
 * does not see what is for all quizzes, so never takes time from anybody.
 */
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
  return allowedMinutes(timeLimitMinutes, one) < allowedMinutes(timeLimitMinutes, other)
}
