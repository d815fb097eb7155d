import type * as en from '../../en/authoring/no-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Este cuestionario aún no tiene preguntas',
  hint: 'Un cuestionario necesita al menos una pregunta para poder finalizarse.',
  write: 'Escribir preguntas',
}
