import type * as en from '../../en/results/question-drawer.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  close: 'Fechar',
}
