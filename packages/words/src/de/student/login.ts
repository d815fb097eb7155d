import type * as en from '../../en/student/login.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Anmelden',
  submit: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  newHere: (link) => ['Noch kein Konto bei Quizly? ', link('Registrieren')],
  done: 'Anmeldung erfolgreich!',
  haveCode: 'Du hast einen Quiz-Code?',
  haveCodeHint:
    'Melde dich zuerst an. Den Code gibst du auf der nächsten Seite ein, und die Uhr läuft erst, wenn du auf „Quiz starten“ drückst.',
}
