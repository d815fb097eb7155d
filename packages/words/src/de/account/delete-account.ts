import type * as en from '../../en/account/delete-account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Konto löschen',
  hint: 'Name, E-Mail, Passwort und Nachrichten werden sofort entfernt. Das lässt sich nicht rückgängig machen.',
  submit: 'Mein Konto löschen',
  question: 'Konto wirklich löschen?',
  whatGoes:
    'Name, E-Mail, Passwort und Nachrichten werden entfernt, und alle Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen; wer die Daten behalten möchte, lädt sie vorher herunter.',
  whatStays: {
    student:
      'Antworten und Punktzahlen bleiben in den Statistiken der Lehrkräfte unter dem Namen „Gelöschte Person“. Sie lassen sich niemandem zuordnen, außer jemand hat in einer Antwort den eigenen Namen genannt.',
    admin:
      'Ein Quiz, das mit Bearbeitungsrecht geteilt ist, geht an eine Person mit diesem Recht: an die, der es zuletzt gehörte, sonst an die, die das Recht am längsten hat. Andere Quizze, die noch niemand gestartet hat, werden gelöscht; bei den übrigen kann niemand mehr neu mitmachen. Lernende behalten ihre Ergebnisse, hier sind sie aber nicht mehr zu sehen. Wer ein Quiz bekommen soll, lässt sich vorher festlegen: durch Übergeben auf der Registerkarte „Teilen“.',
  },
  password: 'Passwort',
  keep: 'Konto behalten',
  done: 'Das Konto ist gelöscht.',
}
