import type * as en from '../../en/desk/cut-off.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Sem conexão ao mesmo tempo',
  since: (n, from) =>
    plural(n, {
      one: `${number(n)} estudante está sem conexão desde as ${from}.`,
      many: `${number(n)} estudantes estão sem conexão desde as ${from}.`,
      other: `${number(n)} estudantes estão sem conexão desde as ${from}.`,
    }),
  were: (n, from, until, minutes) =>
    plural(n, {
      one: `${number(n)} estudante ficou sem conexão (${from}–${until}). Dar mais ${minutes}?`,
      many: `${number(n)} estudantes ficaram sem conexão (${from}–${until}). Dar mais ${minutes}?`,
      other: `${number(n)} estudantes ficaram sem conexão (${from}–${until}). Dar mais ${minutes}?`,
    }),
  reopen: (n) =>
    `Reabrir também tentativas com tempo esgotado (${number(n)}). Parte da turma pode ter visto as respostas corretas depois disso.`,
  give: (minutes) => `Dar mais ${minutes}`,
  giving: 'Dando…',
  notNow: 'Agora não',
}
