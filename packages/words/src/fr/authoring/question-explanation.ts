import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explication',
  hint: 'Les élèves la voient à côté de la réponse correcte.',
}
