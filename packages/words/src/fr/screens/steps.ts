import type * as en from '../../en/screens/steps.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    details: 'Informations',
    questions: 'Questions',
    review: 'Relecture',
    finalize: 'Finalisation',
  },
  label: 'Étapes',
  titled: {
    details: (quiz) => `Informations – ${quiz}`,
    questions: (quiz) => `Questions – ${quiz}`,
    review: (quiz) => `Relecture – ${quiz}`,
    finalize: (quiz) => `Finalisation – ${quiz}`,
  },
}
