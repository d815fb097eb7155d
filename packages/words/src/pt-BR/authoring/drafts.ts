import type * as en from '../../en/authoring/drafts.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  places: {
    server: 'Rascunho guardado no servidor',
    device: 'Rascunho guardado neste dispositivo',
    nowhere: 'Este dispositivo não consegue guardar um rascunho',
  },
  conflict: (button) => ['Outro dispositivo também mudou este rascunho. ', button('Escolha qual manter')],
  which: 'Qual rascunho você quer manter?',
  compared: (mine, theirs, moment) =>
    `Este dispositivo tem ${mine}. O outro rascunho tem ${theirs}, com a última mudança em ${moment}. No outro rascunho:`,
  differences: {
    missing: (n) => `A questão ${number(n)} está faltando`,
    added: (n) => `A questão ${number(n)} está a mais`,
    changed: (n) => `A questão ${number(n)} está diferente`,
  },
  differenceAt: (difference, question) => [difference, ': ', question],
  more: (n) =>
    plural(n, {
      one: `Mais ${number(n)} diferença`,
      many: `Mais ${number(n)} diferenças`,
      other: `Mais ${number(n)} diferenças`,
    }),
  later: 'Decidir depois',
  takeOther: 'Usar o outro rascunho',
  keepThis: 'Manter este rascunho',
}
