import type * as en from '../../en/desk/late-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  accept: 'Aceptar respuestas tardías',
  refuse: 'Rechazar respuestas tardías',
  saving: 'Guardando…',
  undo: 'Deshacer',
  failed: 'No se pudo guardar.',
  waiting: (n) =>
    plural(n, {
      one: `${number(n)} respuesta llegó demasiado tarde`,
      many: `${number(n)} respuestas llegaron demasiado tarde`,
      other: `${number(n)} respuestas llegaron demasiado tarde`,
    }),
  waitingHint: 'Las respuestas tardías solo cuentan si las aceptas.',
  decided: 'Respuestas tardías',
  done: {
    accepted: (n) =>
      plural(n, {
        one: `${number(n)} respuesta tardía aceptada.`,
        many: `${number(n)} respuestas tardías aceptadas.`,
        other: `${number(n)} respuestas tardías aceptadas.`,
      }),
    refused: (n) =>
      plural(n, {
        one: `${number(n)} respuesta tardía rechazada.`,
        many: `${number(n)} respuestas tardías rechazadas.`,
        other: `${number(n)} respuestas tardías rechazadas.`,
      }),
  },
  question: 'Pregunta',
  removedQuestion: 'Una pregunta que se eliminó',
  sawAnswers: 'Las respuestas correctas ya se podían ver.',
  lateAnswer: 'Respuesta tardía',
  why: 'Motivo',
  reasons: {
    'server-away': 'El servidor no estaba disponible',
    left: 'La pregunta ya se había dejado',
    offline: 'Sin conexión, según el propio dispositivo',
    afterSubmission: 'Llegó después de la entrega',
    afterTime: 'Llegó cuando el tiempo ya había terminado',
  },
  given: 'Respondida',
  byDevice: 'según el propio dispositivo',
  arrived: 'Llegada',
  inTime: 'Guardada a tiempo',
  decision: 'Decisión',
  decisions: { accepted: 'Aceptada: cuenta', refused: 'Rechazada' },
  earlierDecisions: {
    accepted: 'Aceptada antes de reabrir el intento',
    refused: 'Rechazada antes de reabrir el intento',
  },
  counts: (n, answer) => ['Pregunta ', number(n), ': ', answer],
  countsInstead: (n, answer, before) => ['Pregunta ', number(n), ': ', answer, ' en lugar de ', before],
}
