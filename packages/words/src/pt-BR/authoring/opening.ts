import type * as en from '../../en/authoring/opening.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  close: 'Fechar quiz',
  closing: 'Fechando…',
  openNow: 'Abrir agora',
  reopen: 'Reabrir quiz',
  opening: 'Abrindo…',
  closed: 'O quiz está fechado. Ninguém mais pode começar.',
  closedWhileWorking: (n) =>
    plural(n, {
      one: `O quiz está fechado. Ninguém mais pode começar. ${number(n)} estudante ainda está fazendo o quiz e mantém seu tempo.`,
      many: `O quiz está fechado. Ninguém mais pode começar. ${number(n)} estudantes ainda estão fazendo o quiz e mantêm seu tempo.`,
      other: `O quiz está fechado. Ninguém mais pode começar. ${number(n)} estudantes ainda estão fazendo o quiz e mantêm seu tempo.`,
    }),
  open: 'O quiz está aberto. Estudantes podem entrar com o código.',
  openWithoutCode: 'O quiz está aberto. Quem já entrou pode começar; o código está desativado.',
  askClose: 'Fechar o quiz?',
  askCloseAndRelease: 'Fechar o quiz e liberar os resultados?',
  keepOpen: 'Manter aberto',
  closeAndRelease: 'Fechar e liberar',
  working: (n) =>
    plural(n, {
      one: `${number(n)} estudante está fazendo o quiz e mantém seu tempo; ninguém mais pode começar.`,
      many: `${number(n)} estudantes estão fazendo o quiz e mantêm seu tempo; ninguém mais pode começar.`,
      other: `${number(n)} estudantes estão fazendo o quiz e mantêm seu tempo; ninguém mais pode começar.`,
    }),
  releases: 'Quem já enviou vê a pontuação e as respostas corretas. Não é possível desfazer.',
  releasesLater:
    'Quando todos terminarem, quem enviou vê a pontuação e as respostas corretas. Não é possível desfazer.',
}
