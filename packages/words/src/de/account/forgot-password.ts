import type * as en from '../../en/account/forgot-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  nextSteps: {
    'link-sent':
      'Wenn es zu dieser E-Mail ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt eine Stunde.',
    'ask-operator': 'Bitte bei der Quizly-Administration der Schule einen Link anfordern.',
  },
}
