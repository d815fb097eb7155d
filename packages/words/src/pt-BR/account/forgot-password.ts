import type * as en from '../../en/account/forgot-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  nextSteps: {
    'link-sent':
      'Se houver uma conta com este e-mail, um link para definir uma nova senha está a caminho. Ele vale por uma hora.',
    'ask-operator': 'Peça um link a quem administra o Quizly na sua escola.',
  },
}
