import type * as en from '../../en/desk/marking.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  reason: 'Motivo (obligatorio)',
  reasonHint: 'Se ve junto al resultado y en el comprobante de cada estudiante.',
  noReason: 'Escribe un motivo. Tus estudiantes lo ven.',
  mayLower: 'Las puntuaciones pueden bajar',
  update: 'Actualizar puntuaciones',
  updating: 'Actualizando puntuaciones…',
  questionTab: (n) => `pregunta ${number(n)}`,
  question: (n, text) => ['Pregunta ', number(n), ': ', text],
  allQuestions: 'Todas las preguntas',
  effect: 'Efecto en las puntuaciones',
  checking: 'Comprobando…',
  notLoaded: 'No se pudo cargar.',
  byHand: (n) =>
    plural(n, {
      one: `${number(n)} respuesta se corrigió a mano y queda como está.`,
      many: `${number(n)} respuestas se corrigieron a mano y quedan como están.`,
      other: `${number(n)} respuestas se corrigieron a mano y quedan como están.`,
    }),
  gains: 'Suben',
  loses: 'Bajan',
  score: 'Puntuación',
  andMore: (n) =>
    plural(n, { one: `Y ${number(n)} más`, many: `Y ${number(n)} más`, other: `Y ${number(n)} más` }),
  noResults: 'Aún no hay entregas. Esto se aplicará a todas las que lleguen.',
  noScores: 'No cambia ninguna puntuación.',
  moves: (n, up, down) =>
    plural(n, {
      one: `De ${number(n)} resultado, ${up} y ${down}.`,
      many: `De ${number(n)} resultados, ${up} y ${down}.`,
      other: `De ${number(n)} resultados, ${up} y ${down}.`,
    }),
  goUp: (n) =>
    n === 0
      ? 'ninguno sube'
      : plural(n, { one: `${number(n)} sube`, many: `${number(n)} suben`, other: `${number(n)} suben` }),
  goDown: (n) =>
    n === 0
      ? 'ninguno baja'
      : plural(n, { one: `${number(n)} baja`, many: `${number(n)} bajan`, other: `${number(n)} bajan` }),
  keepShare: (n) =>
    plural(n, {
      one: `${number(n)} puntuación mantiene su proporción de los puntos.`,
      many: `${number(n)} puntuaciones mantienen su proporción de los puntos.`,
      other: `${number(n)} puntuaciones mantienen su proporción de los puntos.`,
    }),
  noneMoved: 'Ninguna puntuación subió ni bajó.',
  moved: (up, down) => `${up}, ${down}.`,
  wentUp: (n) =>
    plural(n, {
      one: `${number(n)} puntuación subió`,
      many: `${number(n)} puntuaciones subieron`,
      other: `${number(n)} puntuaciones subieron`,
    }),
  wentDown: (n) =>
    n === 0
      ? 'ninguna bajó'
      : plural(n, { one: `${number(n)} bajó`, many: `${number(n)} bajaron`, other: `${number(n)} bajaron` }),
  done: (n, scores) => `Pregunta ${number(n)} actualizada. ${scores}`,
  undone: (scores) => `Cambio deshecho. ${scores}`,
  undo: 'Deshacer',
  notSaved: 'No se pudo guardar. No ha cambiado nada.',
  notUndone: 'No se pudo deshacer. No ha cambiado nada.',
  showQuiz: 'Mostrar el cuestionario como está ahora',
  changedMeanwhile: 'No se guardó nada porque el intento cambió entretanto.',
  theyCounted: {
    correct: (name, n) => `${name} contó la pregunta ${number(n)} como correcta.`,
    incorrect: (name, n) => `${name} contó la pregunta ${number(n)} como incorrecta.`,
    points: (name, n, points) =>
      plural(points, {
        one: `${name} dio ${number(points)} punto a la pregunta ${number(n)}.`,
        many: `${name} dio ${number(points)} puntos a la pregunta ${number(n)}.`,
        other: `${name} dio ${number(points)} puntos a la pregunta ${number(n)}.`,
      }),
  },
  theyTookBack: (name, n) => `${name} retiró la corrección a mano de la pregunta ${number(n)}.`,
  otherAnswer: (n) => `La respuesta a la pregunta ${number(n)} ahora es otra.`,
  isNow: {
    partly: (n) => `La pregunta ${number(n)} ahora es parcialmente correcta.`,
    correct: (n) => `La pregunta ${number(n)} ahora es correcta.`,
    incorrect: (n) => `La pregunta ${number(n)} ahora es incorrecta.`,
    skipped: (n) => `La pregunta ${number(n)} ahora está omitida.`,
    waiting: (n) => `La pregunta ${number(n)} está ahora pendiente de corregir.`,
    'left-out': (n) => `La pregunta ${number(n)} ahora está excluida.`,
  },
  counts: {
    correct: (n) => `La pregunta ${number(n)} cuenta como correcta.`,
    incorrect: (n) => `La pregunta ${number(n)} cuenta como incorrecta.`,
    points: (n, points) =>
      plural(points, {
        one: `La pregunta ${number(n)} tiene ${number(points)} punto.`,
        many: `La pregunta ${number(n)} tiene ${number(points)} puntos.`,
        other: `La pregunta ${number(n)} tiene ${number(points)} puntos.`,
      }),
  },
  markUndone: {
    partly: (n) => `Corrección a mano de la pregunta ${number(n)} deshecha: parcialmente correcta.`,
    correct: (n) => `Corrección a mano de la pregunta ${number(n)} deshecha: correcta.`,
    incorrect: (n) => `Corrección a mano de la pregunta ${number(n)} deshecha: incorrecta.`,
    skipped: (n) => `Corrección a mano de la pregunta ${number(n)} deshecha: omitida.`,
    waiting: (n) =>
      `Se deshizo la corrección a mano de la pregunta ${number(n)}: queda pendiente de corregir.`,
    'left-out': (n) => `Corrección a mano de la pregunta ${number(n)} deshecha: excluida.`,
  },
  scoreNow: (points, total) => `Puntuación: ${points} de ${number(total)}.`,
  openPoints: (points) => `${number(points)} + ?`,
}
