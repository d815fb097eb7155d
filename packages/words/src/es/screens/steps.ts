import type * as en from '../../en/screens/steps.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    details: 'Datos',
    questions: 'Preguntas',
    review: 'Revisar',
    finalize: 'Finalizar',
  },
  label: 'Pasos',
  titled: {
    details: (quiz) => `Detalles – ${quiz}`,
    questions: (quiz) => `Preguntas – ${quiz}`,
    review: (quiz) => `Revisar – ${quiz}`,
    finalize: (quiz) => `Finalizar – ${quiz}`,
  },
}
