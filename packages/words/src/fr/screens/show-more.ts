import type * as en from '../../en/screens/show-more.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  more: 'Afficher plus',
  failed: 'La suite n’a pas pu être chargée. Vérifier la connexion.',
}
