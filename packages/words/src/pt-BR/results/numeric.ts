import type * as en from '../../en/results/numeric.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escreva um número',
  tasks: {
    decimals: (n) =>
      plural(n, {
        one: `Escreva um número com ${number(n)} casa decimal`,
        many: `Escreva um número com ${number(n)} casas decimais`,
        other: `Escreva um número com ${number(n)} casas decimais`,
      }),
    significant: (n) =>
      plural(n, {
        one: `Escreva um número com ${number(n)} algarismo significativo`,
        many: `Escreva um número com ${number(n)} algarismos significativos`,
        other: `Escreva um número com ${number(n)} algarismos significativos`,
      }),
  },
  withUnit: (asked) => `${asked}, com a unidade`,
  readAs: (text) => `Lido como ${text}`,
  notYet: 'Ainda não é um número',
  unknownUnit: (unit) => `“${unit}” não é uma unidade que o Quizly conheça`,
}
