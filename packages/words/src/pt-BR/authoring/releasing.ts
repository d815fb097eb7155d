import type * as en from '../../en/authoring/releasing.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  waiting: 'Estudantes ainda não veem os resultados.',
  release: 'Liberar resultados',
  busy: 'Liberando…',
  failed: (hint) => `Não foi possível liberar os resultados. ${hint}`,
  changedElsewhere: 'Os resultados não estavam mais em espera: outra janela mudou isso.',
  done: (n) =>
    plural(n, {
      one: `Resultados liberados: ${number(n)} estudante vê a pontuação e as respostas corretas.`,
      many: `Resultados liberados: ${number(n)} estudantes veem a pontuação e as respostas corretas.`,
      other: `Resultados liberados: ${number(n)} estudantes veem a pontuação e as respostas corretas.`,
    }),
  scoresReleased: (n) =>
    plural(n, {
      one: `Resultados liberados: ${number(n)} estudante vê a pontuação.`,
      many: `Resultados liberados: ${number(n)} estudantes veem a pontuação.`,
      other: `Resultados liberados: ${number(n)} estudantes veem a pontuação.`,
    }),
  othersLater: (n) =>
    plural(n, {
      one: `${number(n)} estudante ainda tem tentativas e verá as respostas corretas depois.`,
      many: `${number(n)} estudantes ainda têm tentativas e verão as respostas corretas depois.`,
      other: `${number(n)} estudantes ainda têm tentativas e verão as respostas corretas depois.`,
    }),
  sentences: (first, second) => `${first} ${second}`,
  ask: 'Liberar os resultados agora?',
  notYet: 'Ainda não',
  releaseNow: 'Liberar agora',
  stillWorking: (n) =>
    plural(n, {
      one: `${number(n)} estudante ainda está fazendo o quiz.`,
      many: `${number(n)} estudantes ainda estão fazendo o quiz.`,
      other: `${number(n)} estudantes ainda estão fazendo o quiz.`,
    }),
  haveAttempts: (n) =>
    plural(n, {
      one: `${number(n)} estudante ainda tem tentativas: vê a pontuação agora e as respostas corretas depois da última tentativa ou quando o quiz fechar. As demais pessoas verão as respostas corretas e poderão compartilhá-las.`,
      many: `${number(n)} estudantes ainda têm tentativas: veem a pontuação agora e as respostas corretas depois da última tentativa ou quando o quiz fechar. As demais pessoas verão as respostas corretas e poderão compartilhá-las.`,
      other: `${number(n)} estudantes ainda têm tentativas: veem a pontuação agora e as respostas corretas depois da última tentativa ou quando o quiz fechar. As demais pessoas verão as respostas corretas e poderão compartilhá-las.`,
    }),
  mayShare: 'Quem já enviou verá as respostas corretas e poderá compartilhá-las.',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} resposta ainda não tem nota liberada: ali aparece um ponto de interrogação.`,
      many: `${number(n)} de respostas ainda não têm nota liberada: ali aparece um ponto de interrogação.`,
      other: `${number(n)} respostas ainda não têm nota liberada: ali aparece um ponto de interrogação.`,
    }),
  undo: 'Desfazer',
  heldBack: 'Estudantes não veem mais os resultados.',
}
