import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'Richtig',
    partly: 'Teilweise richtig',
    incorrect: 'Falsch',
    skipped: 'Übersprungen',
    waiting: 'Wird noch bewertet',
    'left-out': 'Nicht gewertet',
    'not-asked': 'Nicht gestellt',
  },
  counted: {
    correct: (n) => `${number(n)} richtig`,
    partly: (n) => `${number(n)} teilweise richtig`,
    incorrect: (n) => `${number(n)} falsch`,
    skipped: (n) => `${number(n)} übersprungen`,
  },
}
