import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option':
      'Las notas están junto a las opciones de una pregunta de selección, una para cada una.',
    'option-notes-wanted': 'Las notas de las opciones son una lista de textos, uno para cada opción',
    'option-note-too-long': ({ most }) =>
      `La nota de una opción puede tener como máximo ${number(most)} caracteres`,
    'practice-wanted': 'La práctica está activada (true) o no se indica',
    'practice-while-running': ({ running }) =>
      `La práctica muestra las respuestas correctas. Estudiantes que hacen el cuestionario ahora: ${number(running)}. Se puede activar cuando todos terminen.`,
    'practice-while-held-back':
      'La práctica muestra las respuestas correctas, pero los resultados están retenidos. Hay que mostrarlos primero.',
    'held-back-while-practice':
      'La práctica está activada y muestra las respuestas correctas. Hay que desactivarla antes de retener los resultados.',
  },
}
