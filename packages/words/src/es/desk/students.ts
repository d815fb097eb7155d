import type * as en from '../../en/desk/students.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando la lista de estudiantes',
  failed: 'No se pudo cargar la lista de estudiantes',
  nobody: 'Aún no ha entrado nadie',
  nobodyHint: 'Tus estudiantes aparecen aquí a medida que entran.',
  label: 'Estudiantes',
  columns: {
    student: 'Estudiante',
    state: 'Estado',
    score: 'Puntuación',
    took: 'Duración',
    extra: 'Tiempo adicional',
    late: 'Respuestas tardías',
    receipt: 'Comprobante',
    actions: 'Acciones',
  },
  receiptReady: 'Listo para imprimir',
  counts: (n, all) => `cuenta el intento ${number(n)} de ${number(all)}`,
  countsWhileRunning: (n, all) =>
    `cuenta el intento ${number(n)} de ${number(all)}; el ${number(all)} está en curso`,
  notStarted: 'Entró, sin empezar',
  working: (time) => ['En curso, quedan ', time],
  endedForAll: 'Terminado para todo el grupo',
  timeRanOut: 'Se acabó el tiempo',
  submitted: 'Entregado',
  extra: (minutes, name, hidden) => ['+ ', minutes, hidden(` para ${name}: quién lo dio`)],
  extraFromStart: (n) => `+ ${number(n)} desde el principio, según los ajustes`,
  grant: (n, by, time) => ['+ ', number(n), ' por ', by, ', ', time],
  grantBecause: (n, by, time, reason) => ['+ ', number(n), ' por ', by, ', ', time, ': ', reason],
  decideLate: (name, hidden) => ['Decidir', hidden(` sobre respuestas tardías de ${name}`)],
  late: { accepted: 'Aceptadas', refused: 'Rechazadas' },
  more: (name) => `Más acciones para ${name}`,
  seeAttempt: 'Ver el intento',
  deleteAttempt: 'Eliminar intento…',
  deletedAttempts: 'Intentos eliminados',
  deleted: (by, time) => ['eliminado por ', by, ', ', time],
  deletedBecause: (by, time, reason) => ['eliminado por ', by, ', ', time, ': ', reason],
}
