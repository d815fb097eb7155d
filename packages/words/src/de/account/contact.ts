import type * as en from '../../en/account/contact.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  name: 'Name',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  sent: 'Nachricht gesendet!',
  signInFirst: 'Zum Senden einer Nachricht bitte erst anmelden.',
  inQuiz: 'Mitten in einem Quiz?',
  inQuizHint: 'Die Antworten bleiben auf dem Gerät. Bitte zuerst der Lehrkraft Bescheid geben.',
}
