import type * as en from '../../en/authoring/review.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando as questões',
  loadingToReview: 'Carregando as questões para revisar',
  loadingToEdit: 'Carregando as questões para editar',
  writeThem: 'Escrever as questões',
  preview: 'Prévia',
  facts: (questions, minutes, tick) => [
    questions,
    ' · ',
    minutes,
    ' · as alternativas corretas estão ',
    tick('marcadas'),
  ],
  finalize: 'Finalizar quiz',
  table: 'Questões deste quiz',
  question: 'Questão',
}
