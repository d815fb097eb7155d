import type * as en from '../../en/student/submission.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  question: 'Tem certeza de que quer enviar?',
  unanswered: (n) =>
    plural(n, {
      one: `${number(n)} questão está sem resposta.`,
      many: `${number(n)} questões estão sem resposta.`,
      other: `${number(n)} questões estão sem resposta.`,
    }),
  skipped: (n) =>
    plural(n, {
      one: 'Ela será contada como em branco.',
      many: 'Elas serão contadas como em branco.',
      other: 'Elas serão contadas como em branco.',
    }),
  complete: (n) =>
    plural(n, {
      one: 'Você respondeu à questão.',
      many: `Você respondeu a todas as ${number(n)} questões.`,
      other: `Você respondeu a todas as ${number(n)} questões.`,
    }),
  unansweredList: 'Questões sem resposta',
  flaggedList: 'Questões sinalizadas',
  flagged: (n) =>
    plural(n, {
      one: 'Você queria rever esta:',
      many: 'Você queria rever estas:',
      other: 'Você queria rever estas:',
    }),
  goTo: (n) => `Ir para a questão ${number(n)}`,
  goBack: 'Voltar ao quiz',
  submit: 'Enviar agora',
  submitting: 'Enviando…',
  submittingTitle: 'Enviando seu quiz',
  timeIsUp: 'O tempo acabou! Enviando seu quiz.',
  ended: 'O quiz foi encerrado para todos. Enviando suas respostas.',
  safe: (answers) =>
    plural(answers, {
      one: 'Sua resposta está segura.',
      many: `Todas as suas ${number(answers)} respostas estão seguras.`,
      other: `Todas as suas ${number(answers)} respostas estão seguras.`,
    }),
  opensSoon: 'Seu resultado abre em instantes; você não precisa fazer nada.',
  failed: 'Não foi possível enviar o quiz: o envio falhou',
  failedBecause: (why) => `Não foi possível enviar o quiz: ${why}`,
  failedForNow: 'Não foi possível enviar o quiz: o envio falhou. Ele será reenviado automaticamente.',
  offline: 'Ainda não enviado: você está sem conexão. O envio será feito quando ela voltar.',
  offlineAtEnd:
    'Você está sem conexão. Suas respostas estão guardadas neste dispositivo e serão enviadas quando ela voltar.',
  doNotClose: 'Suas respostas estão guardadas só nesta página: não feche a página.',
  arrivals: {
    alreadyAttempted: 'Você já fez este quiz.',
    someTooLate:
      'Algumas respostas chegaram depois que o quiz foi encerrado. Só conta o que foi salvo antes.',
  },
}
