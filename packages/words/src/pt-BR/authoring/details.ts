import type * as en from '../../en/authoring/details.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Detalhes do quiz',
  quizTitle: 'Título do quiz',
  numQuestions: 'Número de questões',
  numQuestionsHint: 'Pelo menos 1. Você pode adicionar ou remover questões depois.',
  timeLimit: 'Tempo limite (minutos)',
  submit: 'Ir para as questões',
}
