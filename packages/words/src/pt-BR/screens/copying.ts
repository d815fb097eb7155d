import type * as en from '../../en/screens/copying.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  done: 'Copiado',
  failed: 'Seu navegador não permitiu copiar. Selecione o texto e copie.',
}
