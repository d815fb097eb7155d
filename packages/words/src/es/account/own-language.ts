import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Para los textos de Quizly en este dispositivo. Un cuestionario conserva el idioma en que se escribió.',
}
