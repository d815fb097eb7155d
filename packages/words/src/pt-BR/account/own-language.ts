import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Para os textos do Quizly neste dispositivo. Um quiz mantém o idioma em que foi escrito.',
}
