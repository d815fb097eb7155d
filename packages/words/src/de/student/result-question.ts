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
  alsoCorrect: 'Auch richtig',
  link: (n, verdict) => `Frage ${number(n)}: ${verdict}`,
  byHand: 'Von Hand bewertet',
}
