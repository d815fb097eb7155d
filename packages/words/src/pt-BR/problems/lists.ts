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
    'too-few-prompts': ({ least }) => `São necessários pelo menos ${least} itens.`,
    'too-many-prompts': ({ most }) => `Pode haver no máximo ${most} itens.`,
    'prompt-empty': ({ prompt }) => `O item ${prompt} está vazio.`,
    'prompt-repeated': ({ prompt, first }) => `O item ${prompt} é igual ao item ${first}.`,
    'prompt-too-long': ({ prompt, most }) => `O item ${prompt} tem mais de ${number(most)} caracteres.`,
    'partner-missing': ({ prompt }) => `O item ${prompt} não tem par.`,
    'more-partners-than-prompts': 'Há mais pares do que itens.',
    'partner-too-long': ({ prompt, most }) =>
      `O par do item ${prompt} tem mais de ${number(most)} caracteres.`,
    'one-partner': 'Todos os itens têm o mesmo par. Adicione outro para que haja escolha.',
    'too-many-distractors': ({ most }) => `Pode haver no máximo ${most} distratores.`,
    'distractor-too-long': ({ distractor, most }) =>
      `O distrator ${distractor} tem mais de ${number(most)} caracteres.`,
    'already-a-partner': ({ text }) => `“${text}” já é um par.`,
    'distractors-elsewhere': 'Só os pares podem ter distratores.',
    'already-a-distractor': ({ text }) => `“${text}” já é um distrator.`,
  },
}
