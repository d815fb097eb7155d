import type * as en from '../../en/desk/loaded-quiz.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  failed: 'Não foi possível carregar os resultados',
  safe: 'Eles estão seguros.',
  missing: 'Quiz não encontrado.',
  asOf: (time) => `Dados das ${time}`,
}
