import type * as en from '../../en/authoring/releasing.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  waiting: 'Tus estudiantes aún no ven sus resultados.',
  release: 'Publicar resultados',
  busy: 'Publicando…',
  failed: (hint) => `No se pudieron publicar los resultados. ${hint}`,
  changedElsewhere: 'Los resultados ya no estaban en espera: se cambió en otra ventana.',
  done: (n) =>
    plural(n, {
      one: `Resultados publicados: ${number(n)} estudiante ve su puntuación y las respuestas correctas.`,
      many: `Resultados publicados: ${number(n)} estudiantes ven su puntuación y las respuestas correctas.`,
      other: `Resultados publicados: ${number(n)} estudiantes ven su puntuación y las respuestas correctas.`,
    }),
  scoresReleased: (n) =>
    plural(n, {
      one: `Resultados publicados: ${number(n)} estudiante ve su puntuación.`,
      many: `Resultados publicados: ${number(n)} estudiantes ven su puntuación.`,
      other: `Resultados publicados: ${number(n)} estudiantes ven su puntuación.`,
    }),
  othersLater: (n) =>
    plural(n, {
      one: `A ${number(n)} estudiante le quedan intentos y verá las respuestas correctas más adelante.`,
      many: `A ${number(n)} estudiantes les quedan intentos y verán las respuestas correctas más adelante.`,
      other: `A ${number(n)} estudiantes les quedan intentos y verán las respuestas correctas más adelante.`,
    }),
  sentences: (first, second) => `${first} ${second}`,
  ask: '¿Publicar los resultados ahora?',
  notYet: 'Todavía no',
  releaseNow: 'Publicar ahora',
  stillWorking: (n) =>
    plural(n, {
      one: `${number(n)} estudiante sigue haciéndolo.`,
      many: `${number(n)} estudiantes siguen haciéndolo.`,
      other: `${number(n)} estudiantes siguen haciéndolo.`,
    }),
  haveAttempts: (n) =>
    plural(n, {
      one: `A ${number(n)} estudiante le quedan intentos: ve su puntuación ahora y verá las respuestas correctas tras su último intento o al cerrarse el cuestionario. El resto verá las respuestas correctas y podría compartirlas.`,
      many: `A ${number(n)} estudiantes les quedan intentos: ven su puntuación ahora y verán las respuestas correctas tras su último intento o al cerrarse el cuestionario. El resto verá las respuestas correctas y podría compartirlas.`,
      other: `A ${number(n)} estudiantes les quedan intentos: ven su puntuación ahora y verán las respuestas correctas tras su último intento o al cerrarse el cuestionario. El resto verá las respuestas correctas y podría compartirlas.`,
    }),
  mayShare: 'Quienes ya entregaron verán las respuestas correctas y podrían compartirlas.',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} respuesta aún no tiene nota publicada: ahí se ve un signo de interrogación.`,
      many: `${number(n)} de respuestas aún no tienen nota publicada: ahí se ve un signo de interrogación.`,
      other: `${number(n)} respuestas aún no tienen nota publicada: ahí se ve un signo de interrogación.`,
    }),
  undo: 'Deshacer',
  heldBack: 'Tus estudiantes ya no ven sus resultados.',
}
