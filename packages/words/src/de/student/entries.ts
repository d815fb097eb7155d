import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    'enter-email': 'Bitte die E-Mail-Adresse eingeben, zum Beispiel name@example.com',
    'enter-password': 'Bitte ein Passwort eingeben',
    'enter-code': 'Bitte den Code eingeben',
  },
}
