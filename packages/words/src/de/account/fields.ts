import type * as en from '../../en/account/fields.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  fullName: 'Vor- und Nachname',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen',
}
