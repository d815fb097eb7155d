import type * as en from '../../en/desk/student-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando las respuestas',
  failed: 'No se pudo cargar el resultado',
  safe: 'Está a salvo.',
  answers: 'Respuestas',
  timelineHint:
    'Cada estudiante también ve esto, sin correcciones a mano, nombres, motivos ni publicaciones.',
  ended: 'terminado para todo el grupo',
  timeRanOut: 'se acabó el tiempo',
  remove: 'Eliminar intento…',
  students: 'Estudiantes',
  previous: (name) => ['← Anterior: ', name],
  next: (name) => ['Siguiente: ', name, ' →'],
  attempts: 'Intentos',
  attempt: (n) => `Intento ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  attemptCounts: (name, state) => [name, ': ', state, ' (cuenta)'],
  running: 'en curso',
}
