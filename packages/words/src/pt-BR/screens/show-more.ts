import type * as en from '../../en/screens/show-more.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  more: 'Mostrar mais',
  failed: 'Não foi possível carregar o restante. Verifique sua conexão.',
}
