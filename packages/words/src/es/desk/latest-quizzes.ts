import type * as en from '../../en/desk/latest-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Tus últimos cuestionarios',
  all: 'Todos los cuestionarios',
  running: (n) => `${number(n)} en curso`,
  average: 'Promedio',
  percent: (n) => `${number(n)} %`,
  code: 'Código',
  draft: 'Borrador',
  notWritten: 'Sin escribir',
  noAttempts: 'Aún no hay intentos',
  finished: (n) => `Entregados: ${number(n)}`,
}
