import type * as en from '../../en/authoring/end-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => ['¿Terminar “', quiz, '” para todo el grupo?'],
  ok: 'Aceptar',
  keepGoing: 'Seguir',
  busy: 'Terminando…',
  notLoaded: 'No se pudo cargar cuántas personas están haciéndolo. Revisa tu conexión e inténtalo de nuevo.',
  nobody: 'En este momento nadie lo está haciendo, así que no hay nada que terminar.',
  working: (n) =>
    plural(n, {
      one: `${number(n)} estudiante lo está haciendo. Su tiempo termina ahora; lo que haya respondido se entrega y cuenta.`,
      many: `${number(n)} estudiantes lo están haciendo. Su tiempo termina ahora; lo que hayan respondido se entrega y cuenta.`,
      other: `${number(n)} estudiantes lo están haciendo. Su tiempo termina ahora; lo que hayan respondido se entrega y cuenta.`,
    }),
  willClose: 'El cuestionario se cerrará. Aún podrás dar más tiempo a estudiantes concretos.',
  releases:
    'Unos segundos después, tus estudiantes verán su puntuación y las respuestas correctas. Esto no se puede deshacer.',
  done: (n) =>
    plural(n, {
      one: `El cuestionario terminó para ${number(n)} estudiante y está cerrado.`,
      many: `El cuestionario terminó para ${number(n)} estudiantes y está cerrado.`,
      other: `El cuestionario terminó para ${number(n)} estudiantes y está cerrado.`,
    }),
  failed: 'No se pudo terminar el cuestionario: no hubo conexión con el servidor.',
}
