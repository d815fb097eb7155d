import type * as en from '../../en/desk/student-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando as respostas',
  failed: 'Não foi possível carregar o resultado',
  safe: 'Ele está seguro.',
  answers: 'Respostas',
  timelineHint: 'Estudantes também veem isto, sem correções manuais, nomes, motivos e liberações.',
  ended: 'encerrado para todos',
  timeRanOut: 'tempo esgotado',
  remove: 'Excluir tentativa…',
  students: 'Estudantes',
  previous: (name) => ['← Anterior: ', name],
  next: (name) => ['Seguinte: ', name, ' →'],
  attempts: 'Tentativas',
  attempt: (n) => `Tentativa ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  attemptCounts: (name, state) => [name, ': ', state, ' (vale)'],
  running: 'em andamento',
}
