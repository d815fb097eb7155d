import type * as en from '../../en/account/delete-account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Konto löschen',
  hint: 'Name, E-Mail, Passwort und Nachrichten werden sofort entfernt. Das lässt sich nicht rückgängig machen.',
  submit: 'Mein Konto löschen',
  question: 'Das Konto löschen?',
  whatGoes:
    'Name, E-Mail, Passwort und Nachrichten werden entfernt, und alle Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen; zum Behalten die Daten vorher herunterladen.',
  whatStays: {
    student:
      'Antworten und Punktzahlen bleiben in den Statistiken der Lehrkräfte unter dem Namen „Gelöschte Person“. Sie verraten nicht, von wem sie sind, außer es steht in einer Antwort.',
    admin:
      'Ein mit Bearbeitungsrecht geteiltes Quiz geht an eine dieser Personen: an die, der es zuletzt gehörte, sonst an die mit dem ältesten Bearbeitungsrecht. Andere Quizze, die noch niemand gestartet hat, werden gelöscht; die übrigen nehmen niemanden mehr auf. Lernende behalten ihre Ergebnisse, hier sind sie aber nicht mehr zu sehen. Wer ein Quiz bekommen soll, lässt sich vorher festlegen: durch Übergeben auf der Registerkarte „Teilen“.',
  },
  password: 'Passwort',
  keep: 'Konto behalten',
  done: 'Das Konto ist gelöscht.',
}
