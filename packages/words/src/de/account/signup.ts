import type * as en from '../../en/account/signup.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Registrieren',
  submit: 'Registrieren',
  hint: (link) => ['Ein Quizly-Konto anlegen. Schon registriert? ', link('Anmelden')],
  role: 'Rolle',
  roleHint: 'Lernende nehmen an Quizzen teil, Admins erstellen sie.',
  roles: { student: 'Lernende', admin: 'Admin' },
  whatYouGet: 'Die Vorteile',
  whatYouGetText:
    'Lernende finden jedes Ergebnis in ihrem Profil. Lehrkräfte bekommen für jedes Quiz einen geheimen Code und sehen Frage für Frage, wie die Klasse abgeschnitten hat.',
  done: 'Registrierung erfolgreich!',
  noUser: 'Fehler: Keine Kontodaten empfangen. Bitte die Antwort des Servers prüfen.',
  failed: 'Registrierung fehlgeschlagen',
}
