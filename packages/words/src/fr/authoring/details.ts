import type * as en from '../../en/authoring/details.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Informations sur le quiz',
  quizTitle: 'Titre du quiz',
  numQuestions: 'Nombre de questions',
  numQuestionsHint: 'Au moins 1. Vous pourrez en ajouter ou en supprimer plus tard.',
  timeLimit: 'Durée (minutes)',
  submit: 'Passer à la saisie des questions',
}
