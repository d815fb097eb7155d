import type * as en from '../../en/student/running-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  outOf: (total) => `de ${number(total)}`,
  tasks: {
    single: 'Elige una respuesta',
    multiple: 'Elige todas las respuestas correctas',
    write: 'Escribe tu respuesta',
  },
  clear: (n, hidden) => ['Borrar respuesta', hidden(` a la pregunta ${number(n)}`)],
  flag: (n, hidden) => ['Marcar', hidden(` la pregunta ${number(n)} para revisarla`)],
  changedElsewhere: 'Cambiada en otro dispositivo',
}
