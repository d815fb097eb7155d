import type * as en from '../../en/desk/student-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando as respostas',
  failed: 'Não foi possível carregar o resultado',
  safe: 'Ele está seguro.',
  answers: 'Respostas',
  timelineHint: 'Isto também aparece para o estudante, sem correções manuais, nomes, motivos e liberações.',
  ended: 'encerrado para todos',
  timeRanOut: 'tempo esgotado',
  remove: 'Excluir tentativa…',
  students: 'Estudantes',
  previous: (name) => ['← Anterior: ', name],
  next: (name) => ['Próximo: ', name, ' →'],
  attempts: 'Tentativas',
  attempt: (n) => `Tentativa ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  attemptCounts: (name, state) => [name, ': ', state, ' (vale)'],
  running: 'em andamento',
}
