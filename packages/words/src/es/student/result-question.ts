import type * as en from '../../en/student/result-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  numbered: (n) => `Pregunta ${number(n)}: `,
  yourAnswer: 'Tu respuesta',
  answer: 'Respuesta',
  skipped: 'Omitiste esta pregunta.',
  saved: (time) => `Guardada: ${time}`,
  correctAnswer: 'Respuesta correcta',
  alsoCorrect: 'También correcto',
  link: (n, verdict) => `Pregunta ${number(n)}: ${verdict}`,
  byHand: 'Corregida a mano',
}
