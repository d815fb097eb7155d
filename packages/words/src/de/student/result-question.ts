import type * as en from '../../en/student/result-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  numbered: (n) => `Frage ${number(n)}: `,
  yourAnswer: 'Deine Antwort',
  answer: 'Antwort',
  skipped: 'Du hast diese Frage übersprungen.',
  saved: (time) => `Gespeichert: ${time}`,
  correctAnswer: 'Richtige Antwort',
  link: {
    correct: (n) => `Frage ${number(n)}, richtig`,
    partly: (n) => `Frage ${number(n)}, teilweise richtig`,
    incorrect: (n) => `Frage ${number(n)}, falsch`,
    skipped: (n) => `Frage ${number(n)}, übersprungen`,
    'left-out': (n) => `Frage ${number(n)}, nicht gewertet`,
    'not-asked': (n) => `Frage ${number(n)}, nicht gestellt`,
  },
  byHand: {
    correct: 'Von Hand bewertet: richtig',
    incorrect: 'Von Hand bewertet: falsch',
  },
}
