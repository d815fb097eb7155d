import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explicación',
  hint: 'Se ve junto a la respuesta correcta.',
  notes: 'Notas sobre las opciones',
  notesHint: 'Se ven las notas de las opciones elegidas y de las correctas, junto con la respuesta correcta.',
  note: (letter) => `Nota sobre la opción ${letter}`,
}
