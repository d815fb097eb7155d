import type * as en from '../../en/screens/quiz-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Langue',
  hint: 'Les lecteurs d’écran lisent vos questions dans cette langue.',
}
