import type * as en from '../../en/account/contact.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  name: 'Nombre',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  sent: '¡Mensaje enviado!',
  signInFirst: 'Inicia sesión para enviar un mensaje.',
  inQuiz: '¿Estás en mitad de un cuestionario?',
  inQuizHint: 'Tus respuestas se quedan en tu dispositivo. Avisa primero a tu docente.',
}
