import type * as en from '../../en/student/before-start.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loadingTitle: 'Cargando cuestionario',
  loading: 'Cargando cuestionario…',
  failed: 'No se pudo cargar el cuestionario.',
  unreachable: 'No pudimos conectar con el servidor.',
  noAnswer: 'El servidor no pudo responder.',
  noTimeLost:
    'Si aún no has empezado, el tiempo no corre y no pierdes nada por intentarlo de nuevo. Si ya habías empezado, tus respuestas están guardadas y sigues donde lo dejaste.',
  missingHint: 'Para abrir un cuestionario hace falta su código. Escribe el que te dieron.',
  otherCode: 'Escribir otro código',
  questions: (n) =>
    plural(n, {
      one: `${number(n)} pregunta`,
      many: `${number(n)} preguntas`,
      other: `${number(n)} preguntas`,
    }),
  notStarted: 'Sin empezar',
  heading: 'Antes de empezar',
  clock: 'El tiempo empieza a correr cuando pulsas “Empezar cuestionario” y no se detiene.',
  saving: 'Cada respuesta se guarda al momento, aunque pierdas la conexión.',
  changing:
    'Puedes cambiar cualquier respuesta hasta que entregues. Al llegar a 0:00, el cuestionario se entrega automáticamente.',
  start: 'Empezar cuestionario',
  startFailed: (why) => `No se pudo empezar el cuestionario. ${why}`,
  questionCount: 'Preguntas',
  timeLimit: 'Tiempo límite',
  withExtra: (minutes, extra) => `${minutes} (${number(extra)} de tiempo adicional para ti)`,
  attempts: 'Intentos',
  oneAttempt: '1 intento',
}
