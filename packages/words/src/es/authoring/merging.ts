import type * as en from '../../en/authoring/merging.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pageTitle: (quiz) => `Dos versiones – ${quiz}`,
  title: (quiz) => ['Dos versiones de “', quiz, '”'],
  hint: 'Otra persona guardó cambios mientras editabas. Elige cuáles conservar.',
  keepTheirs: 'Conservar la otra versión',
  keepMine: 'Conservar mi versión',
  missing: 'Elige una de las dos.',
  allChosen: 'Todo está elegido.',
  left: (n) =>
    plural(n, {
      one: `Queda ${number(n)} por elegir.`,
      many: `Quedan ${number(n)} por elegir.`,
      other: `Quedan ${number(n)} por elegir.`,
    }),
  save: 'Guardar estas preguntas',
  question: (n) => `Pregunta ${number(n)}`,
  questionOfYours: (n) => `Tu pregunta ${number(n)}`,
  markedAgain: (questions) => `Entretanto cambió cómo cuenta ${questions}. Eso queda así.`,
  inSentence: (n) => `la pregunta ${number(n)}`,
  yoursInSentence: (n) => `tu pregunta ${number(n)}`,
  listed: (first, second) => `${first}, ${second}`,
  sides: {
    theirs: 'La otra versión',
    mine: 'Tu versión',
  },
  changes: {
    theirs: {
      none: 'Sin cambios de la otra persona',
      added: 'Añadida por la otra persona',
      removed: 'Eliminada por la otra persona',
      changed: (parts) => `La otra persona cambió ${parts}`,
    },
    mine: {
      none: 'Sin cambios tuyos',
      added: 'La añadiste',
      removed: 'La eliminaste',
      changed: (parts) => `Cambiaste ${parts}`,
    },
  },
  parts: {
    text: 'el texto',
    type: 'el tipo',
    options: 'las opciones',
    key: 'la clave',
    points: 'los puntos',
    marking: 'la corrección',
    feedback: 'la explicación',
  },
  notInQuiz: 'No está en el cuestionario.',
  markedCorrect: ', marcada como correcta',
  order: 'El orden de las preguntas',
  movedNothing: {
    theirs: 'La otra persona no movió nada',
    mine: 'No moviste nada',
  },
  move: (from, to, text) => [from, ' → ', to, ': ', text],
  moreQuestions: (n) =>
    plural(n, {
      one: `${number(n)} pregunta más`,
      many: `${number(n)} preguntas más`,
      other: `${number(n)} preguntas más`,
    }),
}
