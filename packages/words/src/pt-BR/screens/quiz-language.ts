import type * as en from '../../en/screens/quiz-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Idioma',
  hint: 'Leitores de tela leem suas questões neste idioma.',
}
