import { number } from '../language.ts'

/** What a question of an attempt counts as. */
export const names = {
  correct: 'Correct',
  partly: 'Partly correct',
  incorrect: 'Incorrect',
  skipped: 'Skipped',
  waiting: 'Waiting to be marked',
  'left-out': 'Left out',
  'not-asked': 'Not asked',
}

/** The same after a number, as in “8 correct”. */
export const counted = {
  correct: (n: number) => `${number(n)} correct`,
  partly: (n: number) => `${number(n)} partly correct`,
  incorrect: (n: number) => `${number(n)} incorrect`,
  skipped: (n: number) => `${number(n)} skipped`,
}
