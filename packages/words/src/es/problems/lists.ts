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
    'too-few-prompts': ({ least }) => `Hacen falta al menos ${least} elementos.`,
    'too-many-prompts': ({ most }) => `Puede haber como máximo ${most} elementos.`,
    'prompt-empty': ({ prompt }) => `El elemento ${prompt} está vacío.`,
    'prompt-repeated': ({ prompt, first }) => `El elemento ${prompt} es igual que el elemento ${first}.`,
    'prompt-too-long': ({ prompt, most }) => `El elemento ${prompt} tiene más de ${number(most)} caracteres.`,
    'partner-missing': ({ prompt }) => `El elemento ${prompt} no tiene pareja.`,
    'more-partners-than-prompts': 'Hay más parejas que elementos.',
    'partner-too-long': ({ prompt, most }) =>
      `La pareja del elemento ${prompt} tiene más de ${number(most)} caracteres.`,
    'one-partner': 'Todos los elementos tienen la misma pareja. Añade otra para que haya donde elegir.',
    'too-many-distractors': ({ most }) => `Puede haber como máximo ${most} distractores.`,
    'distractor-too-long': ({ distractor, most }) =>
      `El distractor ${distractor} tiene más de ${number(most)} caracteres.`,
    'already-a-partner': ({ text }) => `“${text}” ya es una pareja.`,
    'distractors-elsewhere': 'Solo las parejas pueden tener distractores.',
    'already-a-distractor': ({ text }) => `“${text}” ya es un distractor.`,
  },
}
