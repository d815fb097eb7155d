import type * as en from '../../en/problems/quiz-window.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizWindow: {
    'no-closing-to-stop-at':
      'Informe quando o quiz fecha. Sem isso, ele não pode terminar para ninguém no fechamento.',
    'closes-before-opening': 'O quiz fecharia antes de abrir. Escolha um horário posterior.',
    'opening-is-over':
      'Já há estudantes neste quiz, então ele não pode abrir em um horário que já passou. Escolha um horário posterior ou nenhum.',

    'closing-is-over': 'Este horário já passou. Para fechar o quiz agora, mude-o para Fechado.',
  },
}
