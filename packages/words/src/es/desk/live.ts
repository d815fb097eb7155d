import type * as en from '../../en/desk/live.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando la lista de quienes hacen el cuestionario',
  failed: 'No se pudo cargar la lista de quienes hacen el cuestionario',
  safe: 'A tus estudiantes no les afecta: pueden seguir trabajando.',
  outOfDate: 'No hay conexión con el servidor, así que esto puede no estar al día. Seguimos intentándolo.',
  nobody: 'Aún no ha entrado nadie',
  nobodyHint: 'Tus estudiantes aparecen aquí a medida que entran.',
  paused: 'La actualización está en pausa.',
  updated: (n) =>
    plural(n, {
      one: `Actualizado hace ${number(n)} segundo.`,
      many: `Actualizado hace ${number(n)} segundos.`,
      other: `Actualizado hace ${number(n)} segundos.`,
    }),
  offlineHint: 'Quien pierde la conexión puede seguir respondiendo. Sus respuestas llegan al recuperarla.',
  pause: 'Pausar actualización',
  resume: 'Reanudar actualización',
  showing: (shown, n) =>
    plural(n, {
      one: `Se muestra ${number(shown)} de ${number(n)} estudiante; primero, quien puede necesitar ayuda.`,
      many: `Se muestran ${number(shown)} de ${number(n)} estudiantes; primero, quienes pueden necesitar ayuda.`,
      other: `Se muestran ${number(shown)} de ${number(n)} estudiantes; primero, quienes pueden necesitar ayuda.`,
    }),
  timeForAll: 'Tiempo adicional para todo el grupo',
  gotTime: (n, amount) =>
    plural(n, {
      one: `${number(n)} estudiante recibió ${amount}.`,
      many: `${number(n)} estudiantes recibieron ${amount}.`,
      other: `${number(n)} estudiantes recibieron ${amount}.`,
    }),
  figures: {
    joined: 'Entraron',
    working: 'En curso',
    offline: 'Sin conexión',
    notStarted: 'Sin empezar',
    submitted: 'Entregaron',
  },
}
