import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Explicação',
  hint: 'Aparece ao lado da resposta correta.',
  notes: 'Observações sobre as alternativas',
  notesHint:
    'Aparecem as observações sobre as alternativas escolhidas e as corretas, junto com a resposta correta.',
  note: (letter) => `Observação sobre a alternativa ${letter}`,
}
