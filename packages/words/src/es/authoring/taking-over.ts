import type * as en from '../../en/authoring/taking-over.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Importar de otro cuestionario',
  which: '¿De qué cuestionario?',
  search: 'Título o código',
  lookIn: 'Buscar en',
  current: 'Actuales',
  archived: 'Archivados',
  failed: 'No se pudieron cargar tus cuestionarios.',
  none: 'No se encontró aquí ningún otro cuestionario con preguntas.',
  quizzes: 'Cuestionarios',
  shared: (questions, name) => [questions, ' · compartido por ', name],
  more: 'Hay más: busca por una parte del título.',
  questionsOf: (quiz) => ['Preguntas de “', quiz, '”'],
  questionsFailed: 'No se pudieron cargar las preguntas.',
  another: 'Otro cuestionario',
  questions: 'Preguntas',
  all: (n) =>
    plural(n, {
      one: `La ${number(n)} pregunta`,
      many: `Las ${number(n)} preguntas`,
      other: `Las ${number(n)} preguntas`,
    }),
  tooMany: (most, room) =>
    `Un cuestionario puede tener como máximo ${number(most)} preguntas: caben ${number(room)} más.`,
  insert: (n) =>
    plural(n, {
      one: `Insertar ${number(n)} pregunta`,
      many: `Insertar ${number(n)} preguntas`,
      other: `Insertar ${number(n)} preguntas`,
    }),
}
