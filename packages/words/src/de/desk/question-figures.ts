import type * as en from '../../en/desk/question-figures.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Fragen',
  question: 'Frage',
  difficulty: 'Schwierigkeit',
  discrimination: 'Trennschärfe',
  answers: 'Antworten',
  whyUncounted: {
    full: 'Volle Punktzahl für alle. Sie geht nicht in die Statistik ein.',
    'left-out': 'Nicht gewertet. Sie geht nicht in die Statistik ein.',
    'not-asked': 'Noch nicht gestellt. Sie kam dazu, nachdem diese Lernenden gestartet waren.',
  },
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  discriminations: { good: 'Gut', fair: 'Mäßig', weak: 'Schwach', negative: 'Negativ' },
  whyNoDiscrimination: {
    'all-right': 'Alle richtig',
    'all-wrong': 'Keine richtig',
    'same-rest': 'Sonst alle gleich viele Punkte',
    'too-few': 'Zu wenige Antworten',
  },
  whoMissed: 'Wer sie nicht richtig hat',
  byGroup: 'Antworten nach Leistungsgruppe',
  checkPair: (prompt, partner) =>
    `Prüfen Sie die Lösung. Zu „${prompt}“ haben die Besten „${partner}“ gewählt.`,
  checkKey: (key, chosen) =>
    `Prüfen Sie die Lösung. Sie lautet ${key}, aber die Besten haben ${chosen} gewählt.`,
  changeKey: 'Lösung ändern',
  shareBetween: (low, high) => `Bei solchen Lernenden zwischen ${low} und ${high}`,
  between: (low, high) => `Zwischen ${low} und ${high}`,
  right: (n, asked) => `${number(n)} von ${number(asked)}`,
  notAsked: (n) => plural(n, { one: `${number(n)} nicht gestellt`, other: `${number(n)} nicht gestellt` }),
  missed: (n, place, spoken) => [number(n), ' ohne richtige Antwort', spoken(` auf Frage ${number(place)}`)],
  correctAnswer: (answer) => `${answer}, richtig`,
  acceptLike: (answer, n) => `${answer}: Antworten auf Frage ${number(n)} anerkennen`,
  accept: 'Antworten anerkennen',
  groupsTitle: (n) => `Frage ${number(n)}: Antworten nach Leistungsgruppe`,
  groupsHint: 'Die Klasse in Dritteln, nach den Punkten in den anderen Fragen.',
  close: 'Schließen',
  answer: 'Antwort',
  markedCorrect: (text) => `${text} (richtig)`,
  thirds: { best: 'Oberes', middle: 'Mittleres', worst: 'Unteres' },
}
