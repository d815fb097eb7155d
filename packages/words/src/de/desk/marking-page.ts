import type * as en from '../../en/desk/marking-page.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Bewertung',
  titleOf: (n) => `Frage ${number(n)} bewerten`,
  loading: 'Antworten werden geladen …',
  open: 'Antworten bewerten',
  nothing: 'Es ist nichts zu bewerten',
  nothingHint: 'Antworten erscheinen hier, sobald sie abgegeben sind.',
  waiting: (n) => plural(n, { one: `${number(n)} Antwort wartet`, other: `${number(n)} Antworten warten` }),
  marked: (n) => plural(n, { one: `davon ${number(n)} bewertet`, other: `davon ${number(n)} bewertet` }),
  howFar: (waits, done) => `${waits}, ${done}`,
  releaseTitle: 'Freigabe',
  ready: (n) =>
    plural(n, {
      one: `${number(n)} Ergebnis hat Bewertungen, die Lernende noch nicht sehen.`,
      other: `${number(n)} Ergebnisse haben Bewertungen, die Lernende noch nicht sehen.`,
    }),
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} Antwort ist noch nicht bewertet und wartet weiter.`,
      other: `${number(n)} Antworten sind noch nicht bewertet und warten weiter.`,
    }),
  release: 'Bewertungen freigeben',
  releaseAsk: 'Punkte und Kommentare stehen dann beim Ergebnis, und es gibt einen neuen Beleg.',
  releasing: 'Wird freigegeben …',
  released: (n) =>
    plural(n, {
      one: `Bewertungen für ${number(n)} Person freigegeben.`,
      other: `Bewertungen für ${number(n)} Personen freigegeben.`,
    }),
  otherAnswers: (n) =>
    plural(n, {
      one: `${number(n)} Antwort hat sich seit der Bewertung geändert und wartet wieder.`,
      other: `${number(n)} Antworten haben sich seit der Bewertung geändert und warten wieder.`,
    }),
  withdraw: 'Bewertungen zurücknehmen',
  withdrawAsk:
    'Die Antworten warten wieder. Die Bewertungen bleiben hier; Sie können sie ändern und wieder freigeben.',
  withdrawing: 'Wird zurückgenommen …',
  notDone: 'Das hat nicht geklappt. Versuchen Sie es noch einmal: Es geht dort weiter, wo es stehen blieb.',
  allMarked: 'Alle Antworten auf diese Frage sind bewertet',
  othersMark: (n) =>
    plural(n, {
      one: `${number(n)} bewertet gerade jemand anderes.`,
      other: `${number(n)} bewerten gerade andere.`,
    }),
  back: 'Zu bewertende Fragen',
  left: (n) =>
    plural(n, {
      one: `noch ${number(n)} Antwort, diese mitgezählt`,
      other: `noch ${number(n)} Antworten, diese mitgezählt`,
    }),
  answer: 'Antwort',
  sample: 'Beispielantwort',
  item: (text, points) => `${text} (${points})`,
  rubric: 'Bewertungsraster',
  points: 'Punkte',
  morePoints: 'Punkte mehr oder weniger',
  comment: 'Kommentar',
  commentHint: 'Ist auch beim Ergebnis zu sehen.',
  total: (n, most) => `${number(n)} von ${number(most)} Punkten`,
  save: 'Speichern und weiter',
  saving: 'Wird gespeichert …',
  notSaved: 'Die Bewertung konnte nicht gespeichert werden. Sie ist noch hier.',
  undo: 'Zurück zur letzten',
  keys: 'Tasten: 1 bis 9 wählen Kriterien, A geht zu den Punkten, die Eingabetaste speichert, U geht zur letzten Antwort zurück.',
  theirs: (name, n) =>
    plural(n, {
      one: `${name} hat diese Antwort bewertet: ${number(n)} Punkt. Soll diese Bewertung gelten oder Ihre?`,
      other: `${name} hat diese Antwort bewertet: ${number(n)} Punkte. Soll diese Bewertung gelten oder Ihre?`,
    }),
  keepTheirs: 'Andere Bewertung behalten',
  keepMine: 'Eigene Bewertung behalten',
  withdrawn: (n) =>
    plural(n, {
      one: `Bewertungen für ${number(n)} Person zurückgezogen.`,
      other: `Bewertungen für ${number(n)} Personen zurückgezogen.`,
    }),
  undoRelease: 'Rückgängig',
}
