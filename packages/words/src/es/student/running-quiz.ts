import type * as en from '../../en/student/running-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  status: 'Estado del cuestionario',
  timeLeft: 'Tiempo restante',
  lastMinute: 'Último minuto',
  tabTitle: (time, quiz) => `Quedan ${time} – ${quiz}`,
  unanswered: (n) => `${number(n)} sin responder`,
  submit: 'Entregar',
  lastQuestion: 'Esa era la última pregunta.',
  answered: 'Respondida',
  notAnswered: 'Sin responder',
  flagged: 'Marcada',
  states: {
    answered: 'respondida',
    unanswered: 'sin responder',
  },
  flaggedStates: {
    answered: 'respondida, marcada',
    unanswered: 'sin responder, marcada',
  },
  keys: (letters, numbers, flag) => [
    'En una pregunta, pulsa ',
    letters,
    ' o ',
    numbers,
    ' para elegir, las flechas para moverte y ',
    flag,
    ' para marcar.',
  ],
  saves: {
    saved: 'Todas las respuestas guardadas',
    saving: 'Guardando…',
    offline: 'Sin conexión: respuestas guardadas en este dispositivo',
    'offline-here': 'Sin conexión: respuestas guardadas solo en esta página; no la cierres',
    failing: 'Sin guardar: reintentando',
    refused: 'Sin guardar: se conserva en este dispositivo',
    here: 'Sin guardar: se conserva solo en esta página; no la cierres',
    missed: 'Guardado, salvo una respuesta que llegó demasiado tarde',
  },
  spokenSaves: {
    offline: 'Te quedaste sin conexión. Tus respuestas se conservan en este dispositivo.',
    'offline-here':
      'Te quedaste sin conexión. Tus respuestas se conservan solo en esta página. No la cierres.',
    saved: 'Recuperaste la conexión. Tus respuestas están guardadas.',
  },
  spokenTimes: { minutes: 'Quedan 5 minutos', minute: 'Queda 1 minuto', seconds: 'Quedan 10 segundos' },
  otherTab: 'Este cuestionario también está abierto en otra pestaña. Ambas guardan las mismas respuestas.',
  doubtfulTime: 'El tiempo restante puede no ser exacto hasta que recuperes la conexión.',
  moreTime: (minutes) =>
    plural(minutes, {
      one: `Tienes ${number(minutes)} minuto más.`,
      many: `Tienes ${number(minutes)} minutos más.`,
      other: `Tienes ${number(minutes)} minutos más.`,
    }),
}
