import type * as en from '../../en/authoring/review.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Fragen werden geladen',
  loadingToReview: 'Fragen zum Prüfen werden geladen',
  loadingToEdit: 'Fragen zum Bearbeiten werden geladen',
  writeThem: 'Fragen schreiben',
  preview: 'Vorschau',
  facts: (questions, minutes, tick) => [
    questions,
    ' · ',
    minutes,
    ' · richtige Optionen haben ',
    tick('ein Häkchen'),
  ],
  finalize: 'Quiz fertigstellen',
  table: 'Fragen in diesem Quiz',
  question: 'Frage',
}
