import type * as en from '../../en/desk/late-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  accept: 'Aceitar respostas atrasadas',
  refuse: 'Recusar respostas atrasadas',
  saving: 'Salvando…',
  undo: 'Desfazer',
  failed: 'Não foi possível salvar.',
  waiting: (n) =>
    plural(n, {
      one: `${number(n)} resposta chegou tarde demais`,
      many: `${number(n)} respostas chegaram tarde demais`,
      other: `${number(n)} respostas chegaram tarde demais`,
    }),
  waitingHint: 'Respostas atrasadas só contam se você as aceitar.',
  decided: 'Respostas atrasadas',
  done: {
    accepted: (n) =>
      plural(n, {
        one: `${number(n)} resposta atrasada aceita.`,
        many: `${number(n)} respostas atrasadas aceitas.`,
        other: `${number(n)} respostas atrasadas aceitas.`,
      }),
    refused: (n) =>
      plural(n, {
        one: `${number(n)} resposta atrasada recusada.`,
        many: `${number(n)} respostas atrasadas recusadas.`,
        other: `${number(n)} respostas atrasadas recusadas.`,
      }),
  },
  question: 'Questão',
  removedQuestion: 'Uma questão que foi removida',
  sawAnswers: 'Já era possível ver as respostas corretas nesta tentativa.',
  lateAnswer: 'Resposta atrasada',
  why: 'Motivo',
  reasons: {
    'server-away': 'O servidor estava fora do ar',
    left: 'A questão já tinha sido deixada',
    offline: 'Sem conexão, segundo o próprio dispositivo',
    afterSubmission: 'Chegou depois do envio',
    afterTime: 'Chegou depois que o tempo acabou',
  },
  given: 'Respondida',
  byDevice: 'segundo o próprio dispositivo',
  arrived: 'Chegou',
  inTime: 'Salva a tempo',
  decision: 'Decisão',
  decisions: { accepted: 'Aceita: conta', refused: 'Recusada' },
  earlierDecisions: {
    accepted: 'Aceita antes de a tentativa ser reaberta',
    refused: 'Recusada antes de a tentativa ser reaberta',
  },
  counts: (n, answer) => ['Questão ', number(n), ': ', answer],
  countsInstead: (n, answer, before) => ['Questão ', number(n), ': ', answer, ' em vez de ', before],
}
