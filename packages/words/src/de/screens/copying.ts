import type * as en from '../../en/screens/copying.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  done: 'Kopiert',
  failed: 'Der Browser hat das Kopieren nicht erlaubt. Bitte den Text markieren und kopieren.',
}
