import type * as en from '../../en/account/reset-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forgotHint: 'Digite o e-mail da sua conta. Enviaremos um link para definir uma nova senha.',
  sendLink: 'Enviar link',
  backToLogin: 'Voltar ao login',
  title: 'Definir nova senha',
  hint: 'Depois disso, sua sessão termina em todos os dispositivos.',
  submit: 'Definir senha',
  done: 'Sua nova senha está definida. Use-a para entrar.',
  brokenLink: 'Este link está incompleto. Abra-o de novo a partir do e-mail ou peça outro.',
  newLink: 'Pedir outro link',
}
