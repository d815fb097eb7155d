import type * as en from '../../en/desk/grid.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  name: 'Tabla de resultados',
  loading: 'Cargando la tabla',
  heading: 'Aciertos por estudiante',
  back: 'Volver a los resultados',
  question: (n, text) => ['Pregunta ', number(n), ': ', text],
  showAll: 'Mostrar a todo el grupo',
  showMissed: 'Mostrar solo a quienes la fallaron',
  choose: 'Elige una pregunta por su número para ver quién la falló.',
  notScored: 'No puntúa.',
  notAsked: 'No se planteó a nadie.',
  allParts: (parts) => `${parts}.`,
  tally: {
    incorrect: (n) =>
      plural(n, {
        one: `${number(n)} la falló`,
        many: `${number(n)} la fallaron`,
        other: `${number(n)} la fallaron`,
      }),
    skipped: (n) =>
      plural(n, {
        one: `${number(n)} la omitió`,
        many: `${number(n)} la omitieron`,
        other: `${number(n)} la omitieron`,
      }),
    correct: (n) =>
      plural(n, {
        one: `${number(n)} la acertó`,
        many: `${number(n)} la acertaron`,
        other: `${number(n)} la acertaron`,
      }),
    unmarked: (n) =>
      plural(n, {
        one: `${number(n)} por corregir`,
        many: `${number(n)} por corregir`,
        other: `${number(n)} por corregir`,
      }),
    leftOut: (n) =>
      plural(n, {
        one: `no puntúa para ${number(n)}`,
        many: `no puntúa para ${number(n)}`,
        other: `no puntúa para ${number(n)}`,
      }),
    notAsked: (n) =>
      plural(n, {
        one: `no planteada a ${number(n)}`,
        many: `no planteada a ${number(n)}`,
        other: `no planteada a ${number(n)}`,
      }),
    waiting: (n) =>
      plural(n, {
        one: `${number(n)} actualizándose`,
        many: `${number(n)} actualizándose`,
        other: `${number(n)} actualizándose`,
      }),
  },
  label: 'Resultados por estudiante y pregunta',
  student: 'Estudiante',
  attempt: (n) => `intento ${number(n)}`,
  score: 'Puntuación',
  beforeNumber: 'Pregunta ',
  waiting: 'Actualizándose',
  signs: 'Leyenda',
}
