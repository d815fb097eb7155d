import type * as en from '../../en/screens/file-drop.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  orDrag: (choose) => [choose, ' o arrástralo hasta aquí'],
}
