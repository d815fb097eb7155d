import type * as en from '../../en/desk/findings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongKey: (n) => `O gabarito da questão ${number(n)} pode estar errado`,
  checkKey: 'Conferir o gabarito',
  hardest: (n) => `A questão ${number(n)} foi a mais difícil`,
  right: (n, asked) =>
    plural(n, {
      one: `${number(n)} de ${number(asked)} acertou`,
      many: `${number(n)} de ${number(asked)} acertaram`,
      other: `${number(n)} de ${number(asked)} acertaram`,
    }),
  whoMissed: 'Ver quem errou',
  belowHalf: (n) =>
    plural(n, {
      one: `${number(n)} estudante ficou abaixo da metade dos pontos`,
      many: `${number(n)} estudantes ficaram abaixo da metade dos pontos`,
      other: `${number(n)} estudantes ficaram abaixo da metade dos pontos`,
    }),
  seeStudents: 'Ver estudantes',
  notCounted: (n) =>
    plural(n, {
      one: `${number(n)} resultado ainda não contado`,
      many: `${number(n)} resultados ainda não contados`,
      other: `${number(n)} resultados ainda não contados`,
    }),
  notCountedHint: 'O quiz foi editado. As pontuações estão sendo atualizadas.',
}
