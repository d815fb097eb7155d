import type * as en from '../../en/results/timeline.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Cronología',
  events: {
    verified: 'Código verificado',
    started: 'Cuestionario empezado',
    saved: 'guardada',
    offline: 'Sin conexión, según el propio dispositivo',
    resumed: 'Cuestionario abierto de nuevo',
    submitted: 'Entregado',
    closed: 'Se acabó el tiempo: entregado con las respuestas guardadas hasta entonces',
    late: 'Otras respuestas llegaron demasiado tarde. Se conservan, pero no cuentan',
    accepted: 'Se aceptaron respuestas que llegaron demasiado tarde: cuentan',
    refused: 'Se rechazaron respuestas que llegaron demasiado tarde',
    granted: 'Se dio más tiempo',
    reopened: 'Reabierto con más tiempo',
    marked: 'Corregido a mano',
    released: 'Se publicaron los resultados: desde aquí otras personas pudieron ver las respuestas correctas',
    ended: 'El cuestionario se dio por terminado para todo el grupo: se entregó lo respondido hasta entonces',
  },
  grantedMinutes: (minutes) => `Se dio más tiempo: ${minutes}`,
  reopenedMinutes: (minutes) => `Reabierto con más tiempo: ${minutes}`,
  saved: (n) => `Pregunta ${number(n)} guardada`,
  byHand: (n, verdict) =>
    ({
      correct: `Pregunta ${number(n)} contada como correcta a mano`,
      incorrect: `Pregunta ${number(n)} contada como incorrecta a mano`,
    })[verdict],
  pointsByHand: (n, points) =>
    plural(points, {
      one: `Pregunta ${number(n)}: ${number(points)} punto dado a mano`,
      many: `Pregunta ${number(n)}: ${number(points)} puntos dados a mano`,
      other: `Pregunta ${number(n)}: ${number(points)} puntos dados a mano`,
    }),
  byHandUndone: (n) => `Corrección a mano de la pregunta ${number(n)} deshecha`,
  device: (n) => `Dispositivo ${number(n)}`,
  incomplete:
    'Hubo más guardados de los que caben en una cronología. Aun así, la hora junto a cada respuesta es exacta.',
  whoSees: 'Visible para ti y para quien creó este cuestionario.',
}
