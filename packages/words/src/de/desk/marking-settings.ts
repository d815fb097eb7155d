import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'Art der Bewertung',
  titleOf: (n) => `Wie Frage ${number(n)} bewertet wird`,
  byHand: 'Antworten auf diese Frage von Hand bewerten',
  byHandHint: 'Bis zur Freigabe zählen die Punkte nach der Lösung.',
  names: 'Namen zeigen',
  namesHint: 'Wer bewertet, sieht dann, von wem die Antwort ist; die Antworten sind nach Namen geordnet.',
  second: 'Zwei Personen bewerten jede Antwort',
  secondHint:
    'Keine der beiden sieht die Bewertung der anderen. Wo sie sich unterscheiden, entscheidet eine Drittbewertung.',
  drift: 'Prüfen, ob gleichmäßig bewertet wird',
  driftHint:
    'Jede 20. Antwort hat dieselbe Person schon einmal bewertet. Wie gut ihre Bewertungen übereinstimmen, sieht nur sie selbst.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Gilt ab der nächsten Antwort.',
  notSaved: 'Das konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  others: 'Andere Fragen',
  markedByKey: 'Diese Frage wird nach der Lösung bewertet',
}
