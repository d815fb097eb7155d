import type * as en from '../../en/authoring/opening.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  close: 'Cerrar cuestionario',
  closing: 'Cerrando…',
  openNow: 'Abrir ahora',
  reopen: 'Reabrir cuestionario',
  opening: 'Abriendo…',
  closed: 'El cuestionario está cerrado. Nadie más puede empezar.',
  closedWhileWorking: (n) =>
    plural(n, {
      one: `El cuestionario está cerrado. Nadie más puede empezar. ${number(n)} estudiante sigue haciéndolo y conserva su tiempo.`,
      many: `El cuestionario está cerrado. Nadie más puede empezar. ${number(n)} estudiantes siguen haciéndolo y conservan su tiempo.`,
      other: `El cuestionario está cerrado. Nadie más puede empezar. ${number(n)} estudiantes siguen haciéndolo y conservan su tiempo.`,
    }),
  open: 'El cuestionario está abierto. Se puede entrar con el código.',
  openWithoutCode:
    'El cuestionario está abierto. Quienes ya entraron pueden empezar; el código está desactivado.',
  askClose: '¿Cerrar el cuestionario?',
  askCloseAndRelease: '¿Cerrar el cuestionario y publicar los resultados?',
  keepOpen: 'Dejarlo abierto',
  closeAndRelease: 'Cerrar y publicar',
  working: (n) =>
    plural(n, {
      one: `${number(n)} estudiante lo está haciendo. Conserva su tiempo; nadie más puede empezar.`,
      many: `${number(n)} estudiantes lo están haciendo. Conservan su tiempo; nadie más puede empezar.`,
      other: `${number(n)} estudiantes lo están haciendo. Conservan su tiempo; nadie más puede empezar.`,
    }),
  releases:
    'Quienes ya entregaron verán su puntuación y las respuestas correctas. Esto no se puede deshacer.',
  releasesLater:
    'Cuando termine la última persona, quienes entregaron verán su puntuación y las respuestas correctas. Esto no se puede deshacer.',
}
