import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explication',
  hint: 'Les élèves la voient à côté de la bonne réponse.',
  notes: 'Remarques sur les options',
  notesHint:
    'Les élèves voient, avec la bonne réponse, les remarques sur les options choisies et sur celles qui sont correctes.',
  note: (letter) => `Remarque sur l’option ${letter}`,
}
