import type * as en from '../../en/desk/students.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando a lista de estudantes',
  failed: 'Não foi possível carregar a lista de estudantes',
  nobody: 'Ninguém entrou ainda',
  nobodyHint: 'Estudantes aparecem aqui ao entrar.',
  label: 'Estudantes',
  columns: {
    student: 'Estudante',
    state: 'Situação',
    score: 'Pontuação',
    took: 'Tempo gasto',
    extra: 'Tempo extra',
    late: 'Respostas atrasadas',
    receipt: 'Comprovante',
    actions: 'Ações',
  },
  receiptReady: 'Pronto para imprimir',
  counts: (n, all) => `vale a tentativa ${number(n)} de ${number(all)}`,
  countsWhileRunning: (n, all) =>
    `vale a tentativa ${number(n)} de ${number(all)}, a ${number(all)} está em andamento`,
  notStarted: 'Entrou, ainda não começou',
  working: (time) => ['Respondendo, restam ', time],
  endedForAll: 'Encerrado para todos',
  timeRanOut: 'Tempo esgotado',
  submitted: 'Enviou',
  extra: (minutes, name, hidden) => ['+ ', minutes, hidden(` para ${name}: quem deu`)],
  extraFromStart: (n) => `+ ${number(n)} desde o início, pelas configurações`,
  grant: (n, by, time) => ['+ ', number(n), ' por ', by, ' às ', time],
  grantBecause: (n, by, time, reason) => ['+ ', number(n), ' por ', by, ' às ', time, ': ', reason],
  decideLate: (name, hidden) => ['Decidir', hidden(` sobre as respostas atrasadas de ${name}`)],
  late: { accepted: 'Aceitas', refused: 'Recusadas' },
  more: (name) => `Mais opções de ${name}`,
  seeAttempt: 'Ver a tentativa',
  deleteAttempt: 'Excluir tentativa…',
  deletedAttempts: 'Tentativas excluídas',
  deleted: (by, time) => ['excluída por ', by, ', ', time],
  deletedBecause: (by, time, reason) => ['excluída por ', by, ', ', time, ': ', reason],
}
