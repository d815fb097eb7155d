import type * as en from '../../en/mails/server-mails.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hello: 'Guten Tag,',
  resetPassword: {
    subject: 'Neues Passwort für Quizly festlegen',
    text: 'jemand hat ein neues Passwort für dieses Quizly-Konto angefordert. Der folgende Link führt innerhalb einer Stunde dorthin. Er funktioniert nur einmal.',
    ifNotYou: 'Wer das nicht angefordert hat, kann diese Mail ignorieren: Das Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Das Quizly-Passwort wurde geändert',
    text: 'das Passwort dieses Quizly-Kontos wurde gerade geändert, und die anderen Geräte sind abgemeldet.',
    ifNotYou: (link) =>
      `War das beabsichtigt, ist nichts zu tun. Wenn nicht, bitte sofort ein neues festlegen: ${link}`,
  },
  invitation: {
    subject: 'Jemand aus dem Kollegium teilt ein Quiz auf Quizly',
    text: {
      editor: (email) =>
        `${email} teilt auf Quizly ein Quiz mit Ihnen. Sie könnten es bearbeiten, also Fragen und Einstellungen ändern und bewerten. Um die Einladung anzusehen und anzunehmen, öffnen Sie innerhalb von 14 Tagen diesen Link und melden Sie sich mit dieser E-Mail-Adresse als Admin an. Er funktioniert nur einmal.`,
      marker: (email) =>
        `${email} teilt auf Quizly ein Quiz mit Ihnen. Sie könnten bewerten, also die Ergebnisse sehen, Bewertungen ändern und Zusatzzeit geben. Um die Einladung anzusehen und anzunehmen, öffnen Sie innerhalb von 14 Tagen diesen Link und melden Sie sich mit dieser E-Mail-Adresse als Admin an. Er funktioniert nur einmal.`,
      viewer: (email) =>
        `${email} teilt auf Quizly ein Quiz mit Ihnen. Sie könnten die Fragen und Ergebnisse ansehen. Um die Einladung anzusehen und anzunehmen, öffnen Sie innerhalb von 14 Tagen diesen Link und melden Sie sich mit dieser E-Mail-Adresse als Admin an. Er funktioniert nur einmal.`,
    },
    ifUnknown: 'Wenn Sie diese Person nicht kennen, ignorieren Sie diese Mail: Es geschieht nichts.',
  },
  contactMessage: {
    subject: (name) => `Quizly: Nachricht von ${name}`,
    text: {
      student: (name, email) =>
        `${name} <${email}>, mit einem Konto für Lernende, schreibt über das Kontaktformular von Quizly:`,
      admin: (name, email) =>
        `${name} <${email}>, mit einem Admin-Konto, schreibt über das Kontaktformular von Quizly:`,
    },
  },
}
