import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'Guardando…',
  undo: 'Deshacer',
  questions: (n) =>
    plural(n, {
      one: `${number(n)} pregunta`,
      many: `${number(n)} preguntas`,
      other: `${number(n)} preguntas`,
    }),
  tickMarksCorrect: 'las opciones correctas llevan una marca',
  writeTitle: (quiz) => `Escribir preguntas – ${quiz}`,
  reviewQuiz: 'Revisar cuestionario',
  editQuiz: 'Editar cuestionario',
  notChanged: (hint) => `No se pudo cambiar. ${hint}`,
  endForEveryone: 'Terminar para todo el grupo',
  finalize: 'Finalizar',
}
