import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explicación',
  hint: 'Se ve junto a la respuesta correcta.',
  notes: 'Observaciones sobre las opciones',
  notesHint:
    'Se ven las observaciones sobre las opciones elegidas y las correctas, junto con la respuesta correcta.',
  note: (letter) => `Observación sobre la opción ${letter}`,
}
