import type * as en from '../../en/desk/live.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando a lista de quem está fazendo o quiz',
  failed: 'Não foi possível carregar a lista de quem está fazendo o quiz',
  safe: 'Sua turma não é afetada e pode continuar.',
  outOfDate: 'O servidor não respondeu, então isto pode estar desatualizado. Continuamos tentando.',
  nobody: 'Ninguém entrou ainda',
  nobodyHint: 'Estudantes aparecem aqui ao entrar.',
  paused: 'As atualizações estão pausadas.',
  updated: (n) =>
    plural(n, {
      one: `Atualizado há ${number(n)} segundo.`,
      many: `Atualizado há ${number(n)} segundos.`,
      other: `Atualizado há ${number(n)} segundos.`,
    }),
  offlineHint:
    'Estudantes sem conexão podem continuar. As respostas são sincronizadas quando a conexão voltar.',
  pause: 'Pausar atualizações',
  resume: 'Retomar atualizações',
  showing: (shown, n) =>
    plural(n, {
      one: `Mostrando ${number(shown)} de ${number(n)} estudante, primeiro quem pode precisar de ajuda.`,
      many: `Mostrando ${number(shown)} de ${number(n)} estudantes, primeiro quem pode precisar de ajuda.`,
      other: `Mostrando ${number(shown)} de ${number(n)} estudantes, primeiro quem pode precisar de ajuda.`,
    }),
  timeForAll: 'Tempo extra para todos',
  gotTime: (n, amount) =>
    plural(n, {
      one: `${number(n)} estudante recebeu ${amount}.`,
      many: `${number(n)} estudantes receberam ${amount}.`,
      other: `${number(n)} estudantes receberam ${amount}.`,
    }),
  figures: {
    joined: 'Entraram',
    working: 'Respondendo',
    offline: 'Sem conexão',
    notStarted: 'Não começaram',
    submitted: 'Enviaram',
  },
}
