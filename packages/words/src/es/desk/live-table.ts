import type * as en from '../../en/desk/live-table.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Estudiantes que están haciendo este cuestionario',
  student: 'Estudiante',
  state: 'Estado',
  questions: 'Preguntas',
  question: 'Pregunta',
  questionsTo: (n) => `Preguntas 1–${number(n)}`,
  answered: 'Respondidas',
  answeredOf: (n, all) => `${number(n)} de ${number(all)}`,
  savedSeconds: (n) => `guardado hace ${number(n)} s`,
  savedMinutes: (n) => `guardado hace ${number(n)} min`,
  timeLeft: 'Tiempo restante',
  actions: 'Acciones',
  timeFor: (name) => `Tiempo adicional para ${name}`,
  reopenOf: (name) => `Reabrir el intento de ${name}`,
  reopen: 'Reabrir intento',
  offlineFor: (time) => `Sin conexión desde hace ${time}`,
  notStarted: 'Entró, sin empezar',
  working: 'En curso',
  submitted: 'Entregado',
}
