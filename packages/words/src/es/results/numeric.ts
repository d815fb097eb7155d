import type * as en from '../../en/results/numeric.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escribe un número',
  tasks: {
    decimals: (n) =>
      plural(n, {
        one: `Escribe un número con ${number(n)} decimal`,
        many: `Escribe un número con ${number(n)} decimales`,
        other: `Escribe un número con ${number(n)} decimales`,
      }),
    significant: (n) =>
      plural(n, {
        one: `Escribe un número con ${number(n)} cifra significativa`,
        many: `Escribe un número con ${number(n)} cifras significativas`,
        other: `Escribe un número con ${number(n)} cifras significativas`,
      }),
  },
  withUnit: (asked) => `${asked}, con su unidad`,
  readAs: (text) => `Se lee como ${text}`,
  notYet: 'Todavía no es un número',
  unknownUnit: (unit) => `“${unit}” no es una unidad que Quizly conozca`,
}
