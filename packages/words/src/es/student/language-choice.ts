import type * as en from '../../en/student/language-choice.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Idioma',
  failed: 'No se ha podido cargar el idioma. Comprueba la conexión y elige de nuevo.',
}
