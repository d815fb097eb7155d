import type * as en from '../../en/problems/essays.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  essays: {
    'essay-without-key': 'Un texto largo no tiene opciones ni respuesta correcta.',
    'essay-elsewhere': 'Solo un texto largo tiene rúbrica, respuesta modelo o límite de longitud.',
    'essay-task-wanted': 'Un texto largo necesita decir qué se pide y cómo se corrige.',
    'essay-length-wrong': ({ most }) => `La extensión es un número entero de 1 a ${number(most)}.`,
    'rubric-text-missing': ({ item }) => `El criterio ${item} de la rúbrica está vacío.`,
    'rubric-points-wrong': ({ item }) =>
      `El criterio ${item} de la rúbrica da de −1000 a 1000 puntos con dos decimales como máximo.`,
    'rubric-too-long': ({ most }) => `Una rúbrica tiene como máximo ${most} criterios.`,
  },
}
