import type * as en from '../../en/desk/statistics.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  difficultyHint: 'La dificultad es la proporción de estudiantes que acertaron.',
  discriminationHint:
    'La discriminación dice si quienes respondieron bien las demás preguntas también acertaron esta.',
  tooFew: (needed) =>
    plural(needed, {
      one: `Hay muy pocas respuestas para saber si las puntuaciones son fiables: se necesita al menos ${number(needed)}.`,
      many: `Hay muy pocas respuestas para saber si las puntuaciones son fiables: se necesitan al menos ${number(needed)}.`,
      other: `Hay muy pocas respuestas para saber si las puntuaciones son fiables: se necesitan al menos ${number(needed)}.`,
    }),
  reliability: {
    none: 'Fiabilidad: las puntuaciones no distinguen entre estudiantes.',
    high: 'Fiabilidad: alta. Un cuestionario parecido daría casi el mismo orden.',
    low: 'Fiabilidad: baja. Un cuestionario parecido podría dar otro orden; ayuda añadir preguntas.',
    fair: 'Fiabilidad: aceptable. Un cuestionario parecido daría el mismo orden en la mayoría de los casos; toma con cautela las diferencias pequeñas.',
  },
  title: 'Datos estadísticos',
  alpha: (value, low, high, error, points) =>
    plural(points, {
      one: `Coeficiente alfa ${value}, intervalo del 95 % de ${low} a ${high} (Feldt). Error estándar de una puntuación: ${error} de ${number(points)} punto.`,
      many: `Coeficiente alfa ${value}, intervalo del 95 % de ${low} a ${high} (Feldt). Error estándar de una puntuación: ${error} de ${number(points)} puntos.`,
      other: `Coeficiente alfa ${value}, intervalo del 95 % de ${low} a ${high} (Feldt). Error estándar de una puntuación: ${error} de ${number(points)} puntos.`,
    }),
  deviation: (points) => `Desviación estándar de las puntuaciones: ${points} puntos.`,
  difficulty:
    'Dificultad: la proporción de respuestas correctas; al pasar el puntero, el intervalo de Wilson del 95 %. Fácil desde el 85 %, difícil por debajo del 40 %.',
  discrimination:
    'Discriminación: la correlación con los puntos en las demás preguntas; al pasar el puntero, un intervalo bootstrap. Buena desde 0,30, aceptable desde 0,15. Negativa solo si su intervalo excluye el 0 tras la corrección de Holm sobre todas las preguntas. Se necesitan 10 resultados, con 3 respuestas correctas y 3 incorrectas.',
  weighted: {
    difficultyHint: 'La dificultad es la parte de los puntos que obtuvo el grupo.',
    difficulty:
      'Dificultad: la parte promedio de los puntos; al pasar el puntero, el intervalo de Wilson del 95 %, o un intervalo bootstrap donde hubo puntuación parcial. Fácil desde el 85 %, difícil por debajo del 40 %.',
  },
}
