import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Für die Texte und E-Mails von Quizly, auf jedem Gerät mit diesem Konto. Ein Quiz behält die Sprache, in der es geschrieben ist.',
}
