import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explicação',
  hint: 'Aparece ao lado da resposta correta.',
  notes: 'Notas sobre as opções',
  notesHint: 'Aparecem as notas das opções escolhidas e das corretas, junto com a resposta correta.',
  note: (letter) => `Nota sobre a opção ${letter}`,
}
