import type * as en from '../../en/desk/remarking-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Historial de cambios',
  question: 'Pregunta',
  change: 'Cambio',
  reason: 'Motivo',
  by: 'Por',
  deletedAccount: 'Una cuenta eliminada',
  byAt: (name, date) => [name, ', ', date],
  undoColumn: 'Deshacer',
  changes: {
    'new-key': 'Solo la respuesta nueva',
    'either-key': 'Respuesta antigua y nueva',
    'full-marks': 'Puntuación máxima para todo el grupo',
    'left-out': 'No puntúa',
    answers: 'Respuestas escritas revisadas',
    undo: 'Cambio deshecho',
  },
  accepted: (answers) => ['Aceptadas: ', answers],
  refused: (answers) => ['Ya no se aceptan: ', answers],
  undone: 'Deshecho',
  editedSince: 'Editada después. Para cambiarla, elige de nuevo la respuesta.',
  undoFirst: (date) => `Deshaz antes el cambio del ${date}.`,
  undoLaterFirst: 'Deshaz antes el cambio posterior.',
  undo: (n, spoken) => ['Deshacer', spoken(` en la pregunta ${number(n)}`)],
  undoAsking: (n, spoken) => ['Deshacer…', spoken(` en la pregunta ${number(n)}`)],
  undoing: 'Deshaciendo…',
  asks: (n) => `¿Deshacer este cambio en la pregunta ${number(n)}?`,
  editsStay:
    'La pregunta se editó después de este cambio. Lo editado en su texto y sus opciones se conserva.',
  answerNow: (answer) => ['Respuesta correcta ahora: ', answer],
  answerAfter: (answer) => ['Después de deshacer: ', answer],
  scoresUpdated: 'Las puntuaciones se actualizan y tus estudiantes ven que el cambio se deshizo.',
  undoChange: 'Deshacer el cambio',
}
