import type * as en from '../../en/problems/points.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: {
    'points-wrong': 'Los puntos son un número de 0,01 a 1000 con dos decimales como máximo.',
    'hand-points-wrong': ({ most }) =>
      `Los puntos son aquí un número de 0 a ${number(most)} con dos decimales como máximo.`,
    'adjustment-wrong': ({ most }) =>
      `Los puntos son un número de −${number(most)} a ${number(most)} con dos decimales como máximo.`,
    'adjustment-outside': ({ most }) =>
      `Con este número, la respuesta tendría menos de 0 o más de ${number(most)} puntos.`,
    'deduction-wrong': 'Un descuento es un número de 0 a 1000 con dos decimales como máximo.',
    'deduction-too-large': ({ most }) =>
      `Una respuesta incorrecta puede costar como máximo los puntos de la pregunta (${number(most)}).`,
    'rule-wanted': 'Quizly no conoce esta regla de puntuación parcial.',
    'rule-needs-decisions': 'Esta regla necesita al menos dos decisiones.',
    'lenient-needs-text': 'Solo las respuestas escritas pueden corregirse de forma flexible.',
    'shares-wrong': 'Cada opción da entre −100 % y 100 %, y al menos una da el 100 %.',
    'correct-shares-too-small': 'Las opciones correctas dan juntas el 100 % o más.',
  },
}
