import type * as en from '../../en/screens/copying.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  done: 'Copiado',
  failed: 'El navegador no permitió copiar. Selecciona el texto y cópialo.',
}
