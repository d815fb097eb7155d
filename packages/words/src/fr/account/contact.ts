import type * as en from '../../en/account/contact.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  name: 'Nom',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Message envoyé !',
  signInFirst: 'Connectez-vous pour envoyer un message.',
  inQuiz: 'Un quiz est en cours ?',
  inQuizHint: 'Vos réponses restent sur votre appareil. Prévenez d’abord votre enseignant.',
}
