import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Para los textos y los correos de Quizly, en cada dispositivo con esta cuenta. Un cuestionario conserva el idioma en que se escribió.',
}
