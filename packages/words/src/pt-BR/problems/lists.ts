import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `Uma ordem precisa de pelo menos ${least} itens.`,
    'too-many-items': ({ most }) => `Uma ordem pode ter no máximo ${most} itens.`,
    'item-empty': ({ item }) => `O item ${item} está vazio.`,
    'item-repeated': ({ item, first }) => `O item ${item} é igual ao item ${first}.`,
    'item-too-long': ({ item, most }) => `O item ${item} tem mais de ${number(most)} caracteres.`,
    'other-items-shown': 'A ordem mostrada deve ter os mesmos itens que a certa.',
    'right-order-shown': 'A ordem mostrada não pode ser a certa.',
  },
}
