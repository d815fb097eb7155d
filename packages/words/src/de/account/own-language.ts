import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'Für die Texte von Quizly auf diesem Gerät. Ein Quiz behält die Sprache, in der es geschrieben ist.',
}
