import type * as en from '../../en/account/settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  data: 'Meine Daten',
  dataHint:
    'Alles, was Quizly zu diesem Konto speichert, als JSON-Datei: Konto, Quizze, Antworten, Ergebnisse und Nachrichten.',
  download: 'Meine Daten herunterladen',
  name: 'Name',
  nameHint:
    'Gilt überall, auch in früheren Ergebnissen. Auf Belegen steht weiterhin der Name, der bei der Abgabe galt.',
  changeName: 'Namen ändern',
  nameChanged: 'Der Name ist geändert.',
  password: 'Passwort',
  passwordHint: 'Andere Geräte werden dabei abgemeldet.',
  currentPassword: 'Aktuelles Passwort',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Das Passwort ist geändert. Andere Geräte sind abgemeldet.',
}
