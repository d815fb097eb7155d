import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Pour les textes et les e-mails de Quizly, sur tous les appareils où vous utilisez ce compte. Un quiz garde la langue dans laquelle il a été écrit.',
}
