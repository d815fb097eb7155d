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
  link: {
    correct: (n) => `Pregunta ${number(n)}, correcta`,
    partly: (n) => `Pregunta ${number(n)}, parcialmente correcta`,
    incorrect: (n) => `Pregunta ${number(n)}, incorrecta`,
    skipped: (n) => `Pregunta ${number(n)}, omitida`,
    'left-out': (n) => `Pregunta ${number(n)}, excluida`,
    'not-asked': (n) => `Pregunta ${number(n)}, no planteada`,
  },
  byHand: {
    correct: 'Corregida a mano: correcta',
    incorrect: 'Corregida a mano: incorrecta',
  },
}
