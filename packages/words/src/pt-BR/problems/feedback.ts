import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'As notas ficam ao lado das opções de uma questão de escolha, uma para cada.',
    'option-notes-wanted': 'As notas das opções são uma lista de textos, um para cada opção',
    'option-note-too-long': ({ most }) => `A nota de uma opção pode ter no máximo ${number(most)} caracteres`,
    'practice-wanted': 'A prática está ativada (true) ou ausente',
    'practice-while-running': ({ running }) =>
      `A prática mostra as respostas corretas. Estudantes fazendo o quiz agora: ${number(running)}. Ative-a quando todos terminarem.`,
    'practice-while-held-back':
      'A prática mostra as respostas corretas, mas os resultados estão retidos. Mostre-os primeiro.',
    'held-back-while-practice':
      'A prática está ativada e mostra as respostas corretas. Desative-a antes de reter os resultados.',
  },
}
