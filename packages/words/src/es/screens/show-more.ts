import type * as en from '../../en/screens/show-more.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  more: 'Mostrar más',
  failed: 'No se pudo cargar el resto. Revisa tu conexión.',
}
