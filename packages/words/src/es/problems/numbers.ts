import type * as en from '../../en/problems/numbers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  numbers: {
    'no-number': ({ question }) => `La pregunta ${question} necesita un número como respuesta.`,
    'not-a-number': ({ text }) => `“${text}” no se puede leer como número.`,
    'number-elsewhere':
      'Solo una pregunta de respuesta numérica tiene tolerancia, número de cifras o unidad.',
    'number-key-wanted': 'Una pregunta de respuesta numérica indica cómo se leen sus números.',
    'tolerance-below-zero': 'Una tolerancia es 0 o más.',
    'tolerance-in-per-cent': 'Para una tolerancia en porcentaje, elige “En porcentaje del número”.',
    'tolerance-of-zero':
      'Con la respuesta 0, una tolerancia en porcentaje solo acepta 0. Elige una tolerancia fija.',
    'near-too-narrow': 'El margen “Casi correcto” debe ser mayor que la tolerancia.',
    'precision-wrong': ({ most }) => `El número de cifras es ${most} como máximo.`,
    'unit-unknown': ({ unit }) => `“${unit}” no es una unidad que Quizly conozca.`,
    'unit-unknown-meant': ({ unit, like }) =>
      `“${unit}” no es una unidad que Quizly conozca. ¿Querías decir ${like}?`,
  },
}
