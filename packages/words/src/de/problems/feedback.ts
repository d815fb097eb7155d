import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'Anmerkungen stehen neben den Optionen einer Auswahlfrage, eine für jede.',
    'option-notes-wanted': 'Anmerkungen zu Optionen sind eine Liste von Texten, einer für jede Option',
    'option-note-too-long': ({ most }) =>
      `Eine Anmerkung zu einer Option kann höchstens ${number(most)} Zeichen haben`,
  },
}
