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
    'too-few-prompts': ({ least }) => `Mindestens ${least} Begriffe sind nötig.`,
    'too-many-prompts': ({ most }) => `Es kann höchstens ${most} Begriffe geben.`,
    'prompt-empty': ({ prompt }) => `Begriff ${prompt} ist leer.`,
    'prompt-repeated': ({ prompt, first }) => `Begriff ${prompt} ist derselbe wie Begriff ${first}.`,
    'prompt-too-long': ({ prompt, most }) => `Begriff ${prompt} ist länger als ${number(most)} Zeichen.`,
    'partner-missing': ({ prompt }) => `Begriff ${prompt} hat keinen Partner.`,
    'more-partners-than-prompts': 'Es gibt mehr Partner als Begriffe.',
    'partner-too-long': ({ prompt, most }) =>
      `Der Partner von Begriff ${prompt} ist länger als ${number(most)} Zeichen.`,
    'one-partner': 'Alle Begriffe haben denselben Partner. Fügen Sie einen weiteren zur Auswahl hinzu.',
    'too-many-distractors': ({ most }) => `Es kann höchstens ${most} Distraktoren geben.`,
    'distractor-too-long': ({ distractor, most }) =>
      `Distraktor ${distractor} ist länger als ${number(most)} Zeichen.`,
    'already-a-partner': ({ text }) => `„${text}“ ist schon ein Partner.`,
    'distractors-elsewhere': 'Nur Paare können Distraktoren haben.',
    'already-a-distractor': ({ text }) => `„${text}“ ist schon ein Distraktor.`,
  },
}
