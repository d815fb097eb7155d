import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    email: 'Bitte die E-Mail-Adresse eingeben, zum Beispiel name@example.com',
    password: 'Bitte ein Passwort eingeben',
    secretCode: 'Bitte den Code eingeben',
  },
}
