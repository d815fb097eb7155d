import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option':
      'Las observaciones acompañan las opciones de una pregunta con opciones, una por opción.',
    'option-notes-wanted': 'Las observaciones sobre las opciones son una lista de textos, uno por opción',
    'option-note-too-long': ({ most }) =>
      `La observación sobre una opción puede tener como máximo ${number(most)} caracteres`,
    'practice-wanted': 'La práctica está activada (true) o no se indica',
    'practice-while-running': ({ running }) =>
      `La práctica muestra las respuestas correctas. Estudiantes que hacen el cuestionario ahora: ${number(running)}. Se puede activar cuando hayan terminado.`,
    'practice-while-held-back':
      'La práctica muestra las respuestas correctas, pero los resultados aún no se han publicado. Publícalos primero.',
    'practice-while-attempts-left':
      'La práctica muestra las respuestas correctas, pero aún queda un segundo intento. Permite primero 1 solo intento o cierra el cuestionario.',
    'attempts-while-practice':
      'La práctica está activada y muestra las respuestas correctas. Desactívala antes de permitir un segundo intento.',
    'held-back-while-practice':
      'La práctica está activada y muestra las respuestas correctas. Desactívala antes de retener los resultados.',
  },
}
