import type * as en from '../../en/desk/accept-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando las respuestas',
  title: (n) => `Aceptar respuestas a la pregunta ${number(n)}`,
  keyAndHistory: 'Clave de respuestas e historial',
  rulesForAll: {
    full: 'Esta pregunta da la puntuación máxima a todo el grupo, así que aceptar una respuesta no cambia ninguna puntuación.',
    'left-out': 'Esta pregunta no puntúa, así que aceptar una respuesta no cambia ninguna puntuación.',
  },
  none: 'Aún no hay respuestas',
  noneHint: 'Las respuestas aparecen aquí tras la primera entrega, agrupadas por semejanza.',
  answersInGroups: (n, groups) =>
    plural(n, {
      one: `${number(n)} respuesta en ${groups}.`,
      many: `${number(n)} respuestas en ${groups}.`,
      other: `${number(n)} respuestas en ${groups}.`,
    }),
  groups: (n) =>
    plural(n, { one: `${number(n)} grupo`, many: `${number(n)} grupos`, other: `${number(n)} grupos` }),
  allReviewed: 'Todo revisado.',
  toReview: (n) =>
    plural(n, {
      one: `${number(n)} por revisar.`,
      many: `${number(n)} por revisar.`,
      other: `${number(n)} por revisar.`,
    }),
  rarer: (n) =>
    plural(n, {
      one: `${number(n)} respuesta menos frecuente no se muestra.`,
      many: `${number(n)} respuestas menos frecuentes no se muestran.`,
      other: `${number(n)} respuestas menos frecuentes no se muestran.`,
    }),
  said: {
    accepted: (answer) => `“${answer}”: aceptada.`,
    refused: (answer) => `“${answer}”: rechazada.`,
    undecided: (answer) => `“${answer}”: sin decidir.`,
  },
  groupsTitle: 'Grupos',
  answersLike: (answer) => ['Respuestas parecidas a “', answer, '”'],
  tickLower: 'Marca “Las puntuaciones pueden bajar” para quitar estos puntos.',
  noChange: 'Aún no cambia ninguna puntuación.',
  answers: 'Respuestas de este grupo',
  given: (n) =>
    plural(n, {
      one: `Dada ${number(n)} vez`,
      many: `Dada ${number(n)} veces`,
      other: `Dada ${number(n)} veces`,
    }),
  decisions: { accepted: 'Aceptada', refused: 'Rechazada' },
  standings: {
    key: 'Respuesta correcta',
    counts: 'Ya aceptada',
    earlier: 'Cuenta para quienes empezaron antes de un cambio',
    wrong: 'No aceptada',
  },
  isCorrect: (answer) => `“${answer}” es la respuesta correcta.`,
  accept: (answer, spoken) => ['Aceptar', spoken(` “${answer}”`)],
  refuse: (answer, spoken) => ['Rechazar', spoken(` “${answer}”`)],
  undo: (answer, spoken) => ['Deshacer', spoken(` “${answer}”`)],
  group: (n, times) =>
    plural(n, {
      one: `${number(n)} respuesta, dada ${times}`,
      many: `${number(n)} respuestas, dadas ${times}`,
      other: `${number(n)} respuestas, dadas ${times}`,
    }),
  times: (n) =>
    plural(n, { one: `${number(n)} vez`, many: `${number(n)} veces`, other: `${number(n)} veces` }),
  groupDone: 'listo',
  groupToReview: (n) =>
    plural(n, {
      one: `${number(n)} por revisar`,
      many: `${number(n)} por revisar`,
      other: `${number(n)} por revisar`,
    }),
}
