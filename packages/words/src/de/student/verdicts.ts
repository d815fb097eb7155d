import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'Richtig',
    incorrect: 'Falsch',
    skipped: 'Übersprungen',
    'left-out': 'Nicht gewertet',
    'not-asked': 'Nicht gestellt',
  },
  counted: {
    correct: (n) => `${number(n)} richtig`,
    incorrect: (n) => `${number(n)} falsch`,
    skipped: (n) => `${number(n)} übersprungen`,
  },
}
