import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `Il faut au moins ${least} éléments à ordonner.`,
    'too-many-items': ({ most }) => `Il peut y avoir au plus ${most} éléments à ordonner.`,
    'item-empty': ({ item }) => `L’élément ${item} est vide.`,
    'item-repeated': ({ item, first }) => `L’élément ${item} est le même que l’élément ${first}.`,
    'item-too-long': ({ item, most }) => `L’élément ${item} dépasse ${number(most)} caractères.`,
    'other-items-shown': 'L’ordre affiché doit avoir les mêmes éléments que le bon ordre.',
    'too-few-prompts': ({ least }) => `Il faut au moins ${least} éléments à associer.`,
    'too-many-prompts': ({ most }) => `Il peut y avoir au plus ${most} éléments à associer.`,
    'prompt-empty': ({ prompt }) => `L’élément ${prompt} est vide.`,
    'prompt-repeated': ({ prompt, first }) => `L’élément ${prompt} est le même que l’élément ${first}.`,
    'prompt-too-long': ({ prompt, most }) => `L’élément ${prompt} dépasse ${number(most)} caractères.`,
    'partner-missing': ({ prompt }) => `L’élément ${prompt} n’a pas d’associé.`,
    'more-partners-than-prompts': 'Il y a plus d’associés que d’éléments.',
    'partner-too-long': ({ prompt, most }) =>
      `L’associé de l’élément ${prompt} dépasse ${number(most)} caractères.`,
    'one-partner': 'Tous les éléments ont le même associé. Il en faut un autre pour qu’il y ait un choix.',
    'too-many-distractors': ({ most }) => `Il peut y avoir au plus ${most} distracteurs.`,
    'distractor-too-long': ({ distractor, most }) =>
      `Le distracteur ${distractor} dépasse ${number(most)} caractères.`,
    'already-a-partner': ({ text }) => `« ${text} » est déjà un associé.`,
    'distractors-elsewhere': 'Seules les paires peuvent avoir des distracteurs.',
    'already-a-distractor': ({ text }) => `« ${text} » est déjà un distracteur.`,
  },
}
