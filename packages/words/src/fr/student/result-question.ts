import type * as en from '../../en/student/result-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  numbered: (n) => `Question ${number(n)} : `,
  yourAnswer: 'Ta réponse',
  answer: 'Réponse',
  skipped: 'Tu as passé cette question.',
  saved: (time) => `Enregistrée à ${time}`,
  correctAnswer: 'Bonne réponse',
  alsoCorrect: 'Également correct',
  link: (n, verdict) => `Question ${number(n)} : ${verdict}`,
  byHand: 'Corrigé à la main',
}
