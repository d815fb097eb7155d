import type { GrantAmount } from './grant-time.ts'

/**
 * More time that a student has in a quiz, or in all quizzes of its owner. There is at most one of each kind for a student;
 * setting it again replaces it, and the one for the quiz goes before the one for all, even if it gives less. It counts
 * for attempts that are started from then on.
 */
export type Allowance = GrantAmount

/** How many minutes an allowance adds to a time limit: whole ones, and never less than it says. */
export function allowedMinutes(timeLimitMinutes: number, allowance: Allowance): number {
  return 'minutes' in allowance ? allowance.minutes : Math.ceil((timeLimitMinutes * allowance.percent) / 100)
}
