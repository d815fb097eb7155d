import type * as en from '../../en/authoring/review.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des questions',
  loadingToReview: 'Chargement des questions à relire',
  loadingToEdit: 'Chargement des questions à modifier',
  writeThem: 'Écrire les questions',
  preview: 'Aperçu',
  facts: (questions, minutes, tick) => [
    questions,
    ' · ',
    minutes,
    ' · les bonnes réponses sont ',
    tick('cochées'),
  ],
  finalize: 'Finaliser le quiz',
  table: 'Questions de ce quiz',
  question: 'Question',
}
