import type * as en from '../../en/account/contact.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  name: 'Nome',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  sending: 'Enviando…',
  sent: 'Mensagem enviada!',
  signInFirst: 'Você precisa entrar para enviar uma mensagem.',
  inQuiz: 'Está no meio de um quiz?',
  inQuizHint: 'Suas respostas ficam no seu dispositivo. Primeiro, avise quem está aplicando o quiz.',
}
