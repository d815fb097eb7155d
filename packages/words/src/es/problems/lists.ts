import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `Un orden necesita al menos ${least} elementos.`,
    'too-many-items': ({ most }) => `Un orden puede tener como máximo ${most} elementos.`,
    'item-empty': ({ item }) => `El elemento ${item} está vacío.`,
    'item-repeated': ({ item, first }) => `El elemento ${item} es igual que el elemento ${first}.`,
    'item-too-long': ({ item, most }) => `El elemento ${item} tiene más de ${number(most)} caracteres.`,
    'other-items-shown': 'El orden que se muestra debe tener los mismos elementos que el correcto.',
    'right-order-shown': 'El orden que se muestra no puede ser el correcto.',
  },
}
