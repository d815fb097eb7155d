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
    'too-few-prompts': ({ least }) => `Il faut au moins ${least} intitulés.`,
    'too-many-prompts': ({ most }) => `Il peut y avoir au plus ${most} intitulés.`,
    'prompt-empty': ({ prompt }) => `L’intitulé ${prompt} est vide.`,
    'prompt-repeated': ({ prompt, first }) => `L’intitulé ${prompt} est le même que l’intitulé ${first}.`,
    'prompt-too-long': ({ prompt, most }) => `L’intitulé ${prompt} dépasse ${number(most)} caractères.`,
    'partner-missing': ({ prompt }) => `L’intitulé ${prompt} n’a pas de partenaire.`,
    'more-partners-than-prompts': 'Il y a plus de partenaires que d’intitulés.',
    'partner-too-long': ({ prompt, most }) =>
      `Le partenaire de l’intitulé ${prompt} dépasse ${number(most)} caractères.`,
    'one-partner':
      'Tous les intitulés ont le même partenaire. Il en faut un autre pour qu’il y ait un choix.',
    'too-many-distractors': ({ most }) => `Il peut y avoir au plus ${most} distracteurs.`,
    'distractor-too-long': ({ distractor, most }) =>
      `Le distracteur ${distractor} dépasse ${number(most)} caractères.`,
    'already-a-partner': ({ text }) => `« ${text} » est déjà un partenaire.`,
    'distractors-elsewhere': 'Seules les paires peuvent avoir des distracteurs.',
    'already-a-distractor': ({ text }) => `« ${text} » est déjà un distracteur.`,
  },
}
