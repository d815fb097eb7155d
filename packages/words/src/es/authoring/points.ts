import type * as en from '../../en/authoring/points.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pointsAndMarking: 'Puntos y corrección',
  points: 'Puntos',
  deduction: 'Puntos que resta una respuesta incorrecta',
  rule: 'Puntuación parcial',
  allOrNothing: 'Todo o nada',
  allOrNothingMeaning: 'Los puntos se dan solo si toda la respuesta es correcta.',
  ruleNames: {
    'right-minus-wrong': 'Aciertos menos fallos',
    'each-decision': 'Cada parte cuenta',
    'half-for-one-slip': 'La mitad con un fallo',
    'by-option': 'Según la opción',
  },
  ruleMeanings: {
    'right-minus-wrong':
      'La proporción de opciones correctas marcadas menos la de incorrectas, nunca por debajo de 0.',
    'each-decision':
      'Cada opción bien decidida, marcada o no, cada par de elementos seguidos en un orden o cada elemento con su pareja da la misma parte.',
    'half-for-one-slip': 'Con una sola decisión incorrecta, la mitad de los puntos.',
    'by-option': 'Cada opción da su propia parte de los puntos.',
  },
  shares: 'Lo que da cada opción, en porcentaje',
  share: (letter) => `La opción ${letter} da, en porcentaje`,
  shareOf: (letter, text) => `La opción ${letter} da, en porcentaje: ${text}`,
  worth: (n) =>
    plural(n, { one: `${number(n)} punto`, many: `${number(n)} puntos`, other: `${number(n)} puntos` }),
  costs: (n) =>
    plural(n, {
      one: `Una respuesta incorrecta resta ${number(n)} punto`,
      many: `Una respuesta incorrecta resta ${number(n)} puntos`,
      other: `Una respuesta incorrecta resta ${number(n)} puntos`,
    }),
  earns: (letter, percent) => `${letter}: ${number(percent)} %`,
  numbers: {
    near: ({ percent, within }) => `Casi correcta (${within}): ${number(percent)} %`,
    precision: (percent) => `Otra precisión: ${number(percent)} %`,
    unit: (percent) => `Sin unidad: ${number(percent)} %`,
  },
}
