import type * as en from '../../en/results/practice.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  practise: 'Practicar este cuestionario',
  practiseHint: 'La práctica muestra las respuestas correctas y no cuenta.',
  eyebrow: 'Práctica',
  title: (quiz) => `Práctica: ${quiz}`,
  mistakes: 'Practicar mis errores',
  loading: 'Cargando las preguntas',
  failed: 'No se pudieron cargar las preguntas',
  closed: 'Este cuestionario no se puede practicar ahora',
  closedHint: 'Puede que la práctica esté desactivada o que estés haciendo el cuestionario ahora.',
  none: 'No hay errores que practicar',
  noneHint:
    'Las preguntas que fallaste u omitiste aparecen aquí en cuanto puedas ver sus respuestas correctas.',
  cut: (n) => `Estas son las ${number(n)} más recientes. Hay más.`,
  fromDevice: 'Sin conexión. Estas son las preguntas que guardó este dispositivo.',
  countsNothing: 'Inténtalo cuantas veces quieras. No cuenta y no se guarda nada.',
  place: (n, total) => `Pregunta ${number(n)} de ${number(total)}`,
  clock: 'Mostrar un cronómetro',
  time: 'Tiempo transcurrido',
  check: 'Comprobar respuesta',
  show: 'Mostrar la respuesta',
  next: 'Siguiente pregunta',
  finish: 'Ver el resumen',
  retry: 'Repetir esta pregunta',
  rubric: 'Qué da puntos',
  markYourself: 'Evalúate: ¿cómo fue tu respuesta?',
  summary: 'Resumen',
  wrongAgain: 'Practicar otra vez las incorrectas',
  allAgain: 'Practicar todas otra vez',
  end: 'Terminar la práctica',
}
