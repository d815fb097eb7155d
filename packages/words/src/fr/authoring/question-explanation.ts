import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explication',
  hint: 'Les élèves la voient à côté de la réponse correcte.',
  notes: 'Notes sur les options',
  notesHint:
    'Les élèves voient les notes des options qu’ils ont choisies et de celles qui sont correctes, avec la réponse correcte.',
  note: (letter) => `Note sur l’option ${letter}`,
}
