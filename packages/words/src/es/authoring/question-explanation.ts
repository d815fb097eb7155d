import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explicación',
  hint: 'Se ve junto a la respuesta correcta.',
}
