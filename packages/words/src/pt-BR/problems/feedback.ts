import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option':
      'As observações acompanham as alternativas de uma questão de escolha, uma por alternativa.',
    'option-notes-wanted': 'As observações sobre as alternativas são uma lista de textos, um por alternativa',
    'option-note-too-long': ({ most }) =>
      `A observação sobre uma alternativa pode ter no máximo ${number(most)} caracteres`,
    'practice-wanted': 'A prática está ativada (true) ou ausente',
    'practice-while-running': ({ running }) =>
      `A prática mostra as respostas corretas. Estudantes fazendo o quiz agora: ${number(running)}. Ative-a quando todos terminarem.`,
    'practice-while-held-back':
      'A prática mostra as respostas corretas, mas os resultados ainda não foram liberados. Libere-os primeiro.',
    'practice-while-attempts-left':
      'A prática mostra as respostas corretas, mas os estudantes ainda têm uma segunda tentativa. Permita antes apenas 1 tentativa ou feche o quiz.',
    'attempts-while-practice':
      'A prática está ativada e mostra as respostas corretas. Desative-a antes de permitir uma segunda tentativa.',
    'held-back-while-practice':
      'A prática está ativada e mostra as respostas corretas. Desative-a antes de reter os resultados.',
  },
}
