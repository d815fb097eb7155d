import type * as en from '../../en/desk/latest-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Seus últimos quizzes',
  all: 'Todos os quizzes',
  running: (n) => `${number(n)} em andamento`,
  average: 'Média',
  percent: (n) => `${number(n)}%`,
  code: 'Código',
  draft: 'Rascunho',
  notWritten: 'Sem questões',
  noAttempts: 'Sem tentativas',
  finished: (n) => `Concluídas: ${number(n)}`,
}
