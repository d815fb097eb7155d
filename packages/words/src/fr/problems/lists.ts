import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `Un ordre a besoin d’au moins ${least} éléments.`,
    'too-many-items': ({ most }) => `Un ordre peut avoir au plus ${most} éléments.`,
    'item-empty': ({ item }) => `L’élément ${item} est vide.`,
    'item-repeated': ({ item, first }) => `L’élément ${item} est le même que l’élément ${first}.`,
    'item-too-long': ({ item, most }) => `L’élément ${item} dépasse ${number(most)} caractères.`,
    'other-items-shown': 'L’ordre affiché doit avoir les mêmes éléments que le bon ordre.',
    'right-order-shown': 'L’ordre affiché ne doit pas être le bon.',
  },
}
