import type * as en from '../../en/desk/mark-by-hand.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: (n) => `Corregir a mano la pregunta ${number(n)}`,
  counted: {
    correct: (by, date, reason) => ['Contada como correcta por ', by, ', ', date, ': ', reason],
    incorrect: (by, date, reason) => ['Contada como incorrecta por ', by, ', ', date, ': ', reason],
    points: (points, by, date, reason) => [
      `Puntos fijados en ${number(points)} por `,
      by,
      ', ',
      date,
      ': ',
      reason,
    ],
  },
  undo: (n, spoken) => ['Deshacer', spoken(` en la pregunta ${number(n)}`)],
  countAs: {
    correct: (n, spoken) => ['Contar como correcta', spoken(` la pregunta ${number(n)}`)],
    incorrect: (n, spoken) => ['Contar como incorrecta', spoken(` la pregunta ${number(n)}`)],
    points: (n, spoken) => ['Dar puntos', spoken(` a la pregunta ${number(n)}`)],
  },
  why: {
    correct: (n) => `Por qué la pregunta ${number(n)} cuenta como correcta (obligatorio)`,
    incorrect: (n) => `Por qué la pregunta ${number(n)} cuenta como incorrecta (obligatorio)`,
    points: (n) => `Por qué la pregunta ${number(n)} tiene estos puntos (obligatorio)`,
  },
  whyHint: 'La persona lo ve junto a su resultado y en su comprobante.',
  noReason: 'Escribe un motivo. Se muestra junto al resultado.',
  save: { correct: 'Contar como correcta', incorrect: 'Contar como incorrecta', points: 'Dar puntos' },
  points: (n, most) => `Puntos de la pregunta ${number(n)} (de 0 a ${number(most)})`,
  saving: 'Guardando…',
}
