import type * as en from '../../en/problems/account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  account: {
    'enter-email': 'Bitte die E-Mail-Adresse eingeben, zum Beispiel name@example.com',
    'enter-password': 'Bitte ein Passwort eingeben',
    'enter-code': 'Bitte den Code eingeben',
    'wrong-password': 'Das ist nicht das aktuelle Passwort.',
    'password-is-own-name': 'Bitte ein Passwort wählen, das nicht der eigene Name oder die eigene E-Mail ist',
    'common-password': 'Dieses Passwort ist weit verbreitet. Bitte eines wählen, das schwerer zu erraten ist',
    'colleague-has-role':
      'Diese Lehrkraft hat schon eine Rolle bei diesem Quiz. Ändern Sie sie in der Liste.',
    'zero-character': 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  },
}
