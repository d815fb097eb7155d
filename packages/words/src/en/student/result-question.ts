// A question in the list of a result, with what it counted as.
import { number } from '../language.ts'

/** Read by screen readers before the text of the question. */
export const numbered = (n: number) => `Question ${number(n)}: `
export const yourAnswer = 'Your answer'
export const answer = 'Answer'
export const skipped = 'You skipped this question.'
export const saved = (time: string) => `Saved ${time}`
export const correctAnswer = 'Correct answer'
/** The name of a link to the question. */
export const link = {
  correct: (n: number) => `Question ${number(n)}, correct`,
  partly: (n: number) => `Question ${number(n)}, partly correct`,
  incorrect: (n: number) => `Question ${number(n)}, incorrect`,
  skipped: (n: number) => `Question ${number(n)}, skipped`,
  'left-out': (n: number) => `Question ${number(n)}, left out`,
  'not-asked': (n: number) => `Question ${number(n)}, not asked`,
}
export const byHand = {
  correct: 'Marked by hand: correct',
  incorrect: 'Marked by hand: incorrect',
}
