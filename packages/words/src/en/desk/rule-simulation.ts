// What each rule of partial credit would have given a class for one question.
import { number, plural } from '../language.ts'

export const title = 'What would each rule have given this class?'
export const hint = 'Worked out from the answers given so far. Nothing is saved.'
export const noResults = 'No submissions yet, so only what guessing earns is known.'
export const unclear = (n: number) =>
  plural(n, {
    one: `For ${number(n)} result this cannot be worked out. It counts as it is now.`,
    other: `For ${number(n)} results this cannot be worked out. They count as they are now.`,
  })
export const rule = 'Rule'
/** After the rule that the question has. */
export const now = '(now)'
export const questionMean = 'Average for the question'
/** “1.25 of 2.5” */
export const of = (points: string, most: string) => `${points} of ${most}`
export const scoreMean = 'Average score'
export const spread = 'Standard deviation'
export const reliability = 'Reliability'
export const guessing = 'Guessing earns'
export const guessingHint =
  'Guessing earns: the average points of an answer chosen at random. Reliability is coefficient alpha and takes 10 results.'
export const gain = 'Gain'
export const lose = 'Lose'
/** A button that shows names, and above these; `ruleName` is like “Each part counts”. */
export const gaining = (ruleName: string) => `Who would gain: ${ruleName}`
export const losing = (ruleName: string) => `Who would lose: ${ruleName}`
export const student = 'Student'
