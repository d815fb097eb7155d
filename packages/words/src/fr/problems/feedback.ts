import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'Les notes sont à côté des options d’une question à choix, une pour chacune.',
    'option-notes-wanted': 'Les notes des options sont une liste de textes, un pour chaque option',
    'option-note-too-long': ({ most }) =>
      `La note d’une option peut avoir au plus ${number(most)} caractères`,
  },
}
