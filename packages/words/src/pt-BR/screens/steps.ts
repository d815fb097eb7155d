import type * as en from '../../en/screens/steps.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    details: 'Detalhes',
    questions: 'Questões',
    review: 'Revisão',
    finalize: 'Finalização',
  },
  label: 'Etapas',
  titled: {
    details: (quiz) => `Detalhes – ${quiz}`,
    questions: (quiz) => `Questões – ${quiz}`,
    review: (quiz) => `Revisão – ${quiz}`,
    finalize: (quiz) => `Finalização – ${quiz}`,
  },
}
