import type * as en from '../../en/account/forgot-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  nextSteps: {
    'link-sent':
      'Si hay una cuenta con este correo, el enlace para crear una contraseña nueva está en camino. Funciona durante una hora.',
    'ask-operator': 'Pide un enlace a quien administra Quizly en tu centro.',
  },
}
