import type * as en from '../../en/student/language-choice.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Langue',
  failed: 'La langue n’a pas pu être chargée. Vérifie la connexion, puis choisis à nouveau.',
}
