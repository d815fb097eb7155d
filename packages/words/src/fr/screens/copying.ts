import type * as en from '../../en/screens/copying.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  done: 'Copié',
  failed: 'Le navigateur a refusé la copie. Il faut sélectionner le texte et le copier.',
}
