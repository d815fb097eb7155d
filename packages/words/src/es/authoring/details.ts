import type * as en from '../../en/authoring/details.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Datos del cuestionario',
  quizTitle: 'Título del cuestionario',
  numQuestions: 'Número de preguntas',
  numQuestionsHint: 'Al menos 1. Podrás añadir o quitar preguntas más adelante.',
  timeLimit: 'Tiempo límite (minutos)',
  submit: 'Continuar con las preguntas',
}
