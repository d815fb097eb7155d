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
  link: {
    correct: (n) => `Question ${number(n)}, correcte`,
    partly: (n) => `Question ${number(n)}, en partie correcte`,
    incorrect: (n) => `Question ${number(n)}, incorrecte`,
    skipped: (n) => `Question ${number(n)}, passée`,
    'left-out': (n) => `Question ${number(n)}, non prise en compte`,
    'not-asked': (n) => `Question ${number(n)}, non posée`,
  },
  byHand: {
    correct: 'Corrigée à la main : correcte',
    incorrect: 'Corrigée à la main : incorrecte',
  },
}
