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
  },
}
