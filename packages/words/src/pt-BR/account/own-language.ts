import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Para os textos e os e-mails do Quizly, em todos os dispositivos com esta conta. Um quiz mantém o idioma em que foi escrito.',
}
