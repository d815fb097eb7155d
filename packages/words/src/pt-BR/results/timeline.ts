import type * as en from '../../en/results/timeline.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Linha do tempo',
  events: {
    verified: 'Código verificado',
    started: 'Quiz iniciado',
    saved: 'salva',
    offline: 'Sem conexão, segundo o próprio dispositivo',
    resumed: 'Quiz reaberto',
    submitted: 'Enviado',
    closed: 'Tempo esgotado: enviado com as respostas salvas até então',
    late: 'Outras respostas chegaram tarde demais. Elas ficam guardadas e não contam',
    accepted: 'Respostas que chegaram tarde demais foram aceitas: elas contam',
    refused: 'Respostas que chegaram tarde demais foram recusadas',
    granted: 'Foi dado mais tempo',
    reopened: 'Reaberto por quem criou o quiz, com mais tempo',
    marked: 'Corrigida manualmente',
    released:
      'Os resultados foram liberados: a partir daqui, outras pessoas podiam ver as respostas corretas',
    ended: 'O quiz foi encerrado para todos: o que estava respondido até então foi enviado',
  },
  grantedMinutes: (minutes) => `Foi dado mais tempo: ${minutes}`,
  reopenedMinutes: (minutes) => `Reaberto por quem criou o quiz, com mais tempo: ${minutes}`,
  saved: (n) => `Questão ${number(n)} salva`,
  byHand: (n, verdict) =>
    ({
      correct: `Questão ${number(n)} contada manualmente como correta`,
      incorrect: `Questão ${number(n)} contada manualmente como incorreta`,
    })[verdict],
  pointsByHand: (n, points) =>
    plural(points, {
      one: `Questão ${number(n)}: ${number(points)} ponto dado manualmente`,
      many: `Questão ${number(n)}: ${number(points)} pontos dados manualmente`,
      other: `Questão ${number(n)}: ${number(points)} pontos dados manualmente`,
    }),
  byHandUndone: (n) => `Correção manual da questão ${number(n)} desfeita`,
  device: (n) => `Dispositivo ${number(n)}`,
  incomplete:
    'Houve mais salvamentos do que cabem na linha do tempo. Mesmo assim, o horário ao lado de cada resposta é exato.',
  whoSees: 'Você e quem criou este quiz podem ver isto.',
}
