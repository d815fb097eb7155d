import type * as en from '../../en/authoring/details.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Angaben zum Quiz',
  quizTitle: 'Titel des Quiz',
  numQuestions: 'Anzahl der Fragen',
  numQuestionsHint: 'Mindestens 1. Sie können später Fragen hinzufügen oder entfernen.',
  timeLimit: 'Zeitlimit (Minuten)',
  submit: 'Weiter zu den Fragen',
}
