import type * as en from '../../en/screens/steps.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    details: 'Angaben',
    questions: 'Fragen',
    review: 'Prüfen',
    finalize: 'Fertigstellen',
  },
  label: 'Schritte',
  titled: {
    details: (quiz) => `Angaben – ${quiz}`,
    questions: (quiz) => `Fragen – ${quiz}`,
    review: (quiz) => `Prüfen – ${quiz}`,
    finalize: (quiz) => `Fertigstellen – ${quiz}`,
  },
}
