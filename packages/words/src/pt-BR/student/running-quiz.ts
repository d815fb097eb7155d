import type * as en from '../../en/student/running-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  status: 'Situação do quiz',
  timeLeft: 'Tempo restante',
  lastMinute: 'Último minuto',
  tabTitle: (time, quiz) => `Restam ${time} – ${quiz}`,
  unanswered: (n) => `${number(n)} sem resposta`,
  submit: 'Enviar quiz',
  lastQuestion: 'Essa foi a última questão.',
  answered: 'Respondida',
  notAnswered: 'Sem resposta',
  flagged: 'Sinalizada',
  states: {
    answered: 'respondida',
    unanswered: 'sem resposta',
  },
  flaggedStates: {
    answered: 'respondida, sinalizada',
    unanswered: 'sem resposta, sinalizada',
  },
  keys: (letters, numbers, flag) => [
    'Em uma questão, pressione ',
    letters,
    ' ou ',
    numbers,
    ' para escolher, as setas para navegar e ',
    flag,
    ' para sinalizar.',
  ],
  saves: {
    saved: 'Todas as respostas salvas',
    saving: 'Salvando…',
    offline: 'Sem conexão – respostas guardadas neste dispositivo',
    'offline-here': 'Sem conexão – respostas guardadas só nesta página: não feche',
    failing: 'Não salvo – tentando novamente',
    refused: 'Não salvo – guardado neste dispositivo',
    here: 'Não salvo – guardado só nesta página: não feche',
    missed: 'Salvo, exceto uma resposta que chegou tarde demais',
  },
  spokenSaves: {
    offline: 'Você está sem conexão. Suas respostas estão guardadas neste dispositivo.',
    'offline-here':
      'Você está sem conexão. Suas respostas estão guardadas só nesta página. Não feche a página.',
    saved: 'A conexão voltou. Suas respostas estão salvas.',
  },
  spokenTimes: { minutes: 'Restam 5 minutos', minute: 'Resta 1 minuto', seconds: 'Restam 10 segundos' },
  otherTab: 'Este quiz também está aberto em outra aba. As duas salvam as mesmas respostas.',
  doubtfulTime: 'O tempo restante pode estar errado até a conexão voltar.',
  moreTime: (minutes) =>
    plural(minutes, {
      one: `Você tem mais ${number(minutes)} minuto.`,
      many: `Você tem mais ${number(minutes)} minutos.`,
      other: `Você tem mais ${number(minutes)} minutos.`,
    }),
}
