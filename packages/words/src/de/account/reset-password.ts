import type * as en from '../../en/account/reset-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forgotHint:
    'Bitte die E-Mail des Kontos eingeben. Wir senden einen Link, um ein neues Passwort festzulegen.',
  sendLink: 'Link senden',
  backToLogin: 'Zurück zum Anmelden',
  title: 'Neues Passwort festlegen',
  hint: 'Danach sind alle Geräte abgemeldet.',
  submit: 'Passwort festlegen',
  done: 'Das neue Passwort ist festgelegt. Bitte damit anmelden.',
  brokenLink:
    'Dieser Link ist unvollständig. Bitte noch einmal aus der E-Mail öffnen oder einen neuen anfordern.',
  newLink: 'Neuen Link anfordern',
}
