import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `Eine Reihenfolge braucht mindestens ${least} Elemente.`,
    'too-many-items': ({ most }) => `Eine Reihenfolge kann höchstens ${most} Elemente haben.`,
    'item-empty': ({ item }) => `Element ${item} ist leer.`,
    'item-repeated': ({ item, first }) => `Element ${item} ist dasselbe wie Element ${first}.`,
    'item-too-long': ({ item, most }) => `Element ${item} ist länger als ${number(most)} Zeichen.`,
    'other-items-shown': 'Die gezeigte Reihenfolge muss dieselben Elemente haben wie die richtige.',
    'right-order-shown': 'Die gezeigte Reihenfolge darf nicht die richtige sein.',
  },
}
