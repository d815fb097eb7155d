import type * as en from '../../en/authoring/review.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando las preguntas',
  loadingToReview: 'Cargando las preguntas para revisarlas',
  loadingToEdit: 'Cargando las preguntas para editarlas',
  writeThem: 'Escribir las preguntas',
  preview: 'Vista previa',
  facts: (questions, minutes, tick) => [
    questions,
    ' · ',
    minutes,
    ' · las opciones correctas llevan ',
    tick('una marca'),
  ],
  finalize: 'Finalizar cuestionario',
  table: 'Preguntas de este cuestionario',
  question: 'Pregunta',
}
