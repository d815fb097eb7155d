import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'Guardando…',
  undo: 'Deshacer',
  goBackToEditing: 'Volver a editar',
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
  students: (n) =>
    plural(n, {
      one: `${number(n)} estudiante`,
      many: `${number(n)} estudiantes`,
      other: `${number(n)} estudiantes`,
    }),
  notChanged: (hint) => `No se pudo cambiar. ${hint}`,
  endForEveryone: 'Terminar para todo el grupo',
  finalize: 'Finalizar',
}
