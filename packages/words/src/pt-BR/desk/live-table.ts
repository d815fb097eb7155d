import type * as en from '../../en/desk/live-table.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Estudantes fazendo este quiz agora',
  student: 'Estudante',
  state: 'Situação',
  questions: 'Questões',
  question: 'Questão',
  questionsTo: (n) => `Questões 1–${number(n)}`,
  answered: 'Respondidas',
  answeredOf: (n, all) => `${number(n)} de ${number(all)}`,
  savedSeconds: (n) => `salvo há ${number(n)} s`,
  savedMinutes: (n) => `salvo há ${number(n)} min`,
  timeLeft: 'Tempo restante',
  actions: 'Ações',
  timeFor: (name) => `Tempo extra para ${name}`,
  reopenOf: (name) => `Reabrir tentativa de ${name}`,
  reopen: 'Reabrir tentativa',
  offlineFor: (time) => `Sem conexão há ${time}`,
  notStarted: 'Entrou, ainda não começou',
  working: 'Respondendo',
  submitted: 'Enviou',
}
