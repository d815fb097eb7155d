import type * as en from '../../en/screens/quiz-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Sprache',
  hint: 'Screenreader lesen die Fragen in dieser Sprache vor.',
}
