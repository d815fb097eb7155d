import type * as en from '../../en/results/paged-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  place: (n, total) => `Pregunta ${number(n)} de ${number(total)}`,
  moved: 'Avanzaste a esta pregunta en otro dispositivo o en otra pestaña.',
  previous: 'Anterior',
  next: 'Siguiente',
  lastQuestion: 'Esta es la última pregunta.',
  noWayBack: 'Después no podrás volver a esta pregunta.',
  oneAtATime: 'Las preguntas aparecen de una en una. Puedes volver a las anteriores.',
  forwardOnly: 'Las preguntas aparecen de una en una. No puedes volver a una anterior.',
  forwardChanging:
    'Puedes cambiar una respuesta hasta que pases a la pregunta siguiente. Al llegar a 0:00, el cuestionario se entrega por ti.',
  skipTitle: '¿Avanzar sin responder?',
  skipText: (n) => `No respondiste la pregunta ${number(n)} y no podrás volver a ella. Contará como omitida.`,
  skip: (n) => `Omitir la pregunta ${number(n)}`,
  stay: (n) => `Seguir en la pregunta ${number(n)}`,
}
