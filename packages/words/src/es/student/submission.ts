import type * as en from '../../en/student/submission.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  question: '¿Seguro que quieres entregar?',
  unanswered: (n) =>
    plural(n, {
      one: `Hay ${number(n)} pregunta sin responder.`,
      many: `Hay ${number(n)} preguntas sin responder.`,
      other: `Hay ${number(n)} preguntas sin responder.`,
    }),
  skipped: (n) =>
    plural(n, {
      one: 'Contará como omitida.',
      many: 'Contarán como omitidas.',
      other: 'Contarán como omitidas.',
    }),
  complete: (n) =>
    plural(n, {
      one: 'Respondiste la pregunta.',
      many: `Respondiste las ${number(n)} preguntas.`,
      other: `Respondiste las ${number(n)} preguntas.`,
    }),
  unansweredList: 'Preguntas sin responder',
  flaggedList: 'Preguntas marcadas',
  flagged: (n) =>
    plural(n, {
      one: 'Querías volver a ver esta:',
      many: 'Querías volver a ver estas:',
      other: 'Querías volver a ver estas:',
    }),
  goTo: (n) => `Ir a la pregunta ${number(n)}`,
  goBack: 'Volver al cuestionario',
  submit: 'Entregar ahora',
  submitting: 'Entregando…',
  submittingTitle: 'Se está entregando tu cuestionario',
  timeIsUp: '¡Se acabó el tiempo! Se está entregando tu cuestionario.',
  ended: 'Tu docente dio por terminado el cuestionario. Se están entregando tus respuestas.',
  safe: (answers) =>
    plural(answers, {
      one: 'Tu respuesta está a salvo.',
      many: `Tus ${number(answers)} respuestas están a salvo.`,
      other: `Tus ${number(answers)} respuestas están a salvo.`,
    }),
  opensSoon: 'Tu resultado se abre en un momento; no tienes que hacer nada.',
  failed: 'No se pudo entregar el cuestionario: falló el envío',
  failedBecause: (why) => `No se pudo entregar el cuestionario: ${why}`,
  failedForNow: 'No se pudo entregar el cuestionario: falló el envío. Se volverá a enviar automáticamente.',
  offline: 'Aún sin entregar: no tienes conexión. Se enviará cuando la recuperes.',
  offlineAtEnd:
    'No tienes conexión. Tus respuestas están a salvo en este dispositivo y se entregarán cuando la recuperes.',
  doNotClose: 'Tus respuestas se conservan solo en esta página: no la cierres.',
  arrivals: {
    alreadyAttempted: 'Ya hiciste este cuestionario.',
    someTooLate:
      'Algunas de tus respuestas llegaron después del cierre del cuestionario. Solo cuenta lo que se guardó antes.',
  },
}
