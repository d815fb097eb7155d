import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `يلزم الترتيبَ من العناصر ${least} على الأقل.`,
    'too-many-items': ({ most }) => `أقصى عدد لعناصر الترتيب ${most}.`,
    'item-empty': ({ item }) => `العنصر ${item} فارغ.`,
    'item-repeated': ({ item, first }) => `العنصر ${item} هو نفسه العنصر ${first}.`,
    'item-too-long': ({ item, most }) => `العنصر ${item} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'other-items-shown': 'يجب أن تكون في الترتيب المعروض عناصر الترتيب الصحيح نفسها.',
    'right-order-shown': 'لا يصح أن يكون الترتيب المعروض هو الصحيح.',
  },
}
