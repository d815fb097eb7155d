import type * as en from '../../en/desk/accept-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Antworten werden geladen',
  title: (n) => `Antworten auf Frage ${number(n)} anerkennen`,
  keyAndHistory: 'Lösung und Verlauf',
  rulesForAll: {
    full: 'Bei dieser Frage haben alle die volle Punktzahl. Eine Antwort anzuerkennen ändert also keine Punktzahl.',
    'left-out': 'Diese Frage wird nicht gewertet. Eine Antwort anzuerkennen ändert also keine Punktzahl.',
  },
  none: 'Noch keine Antworten',
  noneHint: 'Antworten erscheinen hier nach der ersten Abgabe, ähnliche in Gruppen.',
  answersInGroups: (n, groups) =>
    plural(n, { one: `${number(n)} Antwort in ${groups}.`, other: `${number(n)} Antworten in ${groups}.` }),
  groups: (n) => plural(n, { one: `${number(n)} Gruppe`, other: `${number(n)} Gruppen` }),
  allReviewed: 'Alle geprüft.',
  toReview: (n) => plural(n, { one: `${number(n)} zu prüfen.`, other: `${number(n)} zu prüfen.` }),
  rarer: (n) =>
    plural(n, {
      one: `${number(n)} seltenere Antwort nicht gezeigt.`,
      other: `${number(n)} seltenere Antworten nicht gezeigt.`,
    }),
  said: {
    accepted: (answer) => `„${answer}“ anerkannt.`,
    refused: (answer) => `„${answer}“ abgelehnt.`,
    undecided: (answer) => `„${answer}“ ist offen.`,
  },
  groupsTitle: 'Gruppen',
  answersLike: (answer) => ['Antworten wie „', answer, '“'],
  tickLower: 'Wählen Sie „Punktzahlen dürfen sinken“, um diese Punkte abzuziehen.',
  noChange: 'Noch ändert sich keine Punktzahl.',
  answers: 'Antworten dieser Gruppe',
  given: (n) => plural(n, { one: `${number(n)} Mal gegeben`, other: `${number(n)} Mal gegeben` }),
  decisions: { accepted: 'Anerkannt', refused: 'Abgelehnt' },
  standings: {
    key: 'Richtige Antwort',
    counts: 'Schon anerkannt',
    earlier: 'Zählt für alle, die vor einer Änderung gestartet sind',
    wrong: 'Nicht anerkannt',
  },
  isCorrect: (answer) => `„${answer}“ ist die richtige Antwort.`,
  accept: (answer, spoken) => ['Anerkennen', spoken(` „${answer}“`)],
  refuse: (answer, spoken) => ['Ablehnen', spoken(` „${answer}“`)],
  undo: (answer, spoken) => ['Rückgängig', spoken(` „${answer}“`)],
  group: (n, times) =>
    plural(n, {
      one: `${number(n)} Antwort, ${times} gegeben`,
      other: `${number(n)} Antworten, ${times} gegeben`,
    }),
  times: (n) => plural(n, { one: `${number(n)} Mal`, other: `${number(n)} Mal` }),
  groupDone: 'erledigt',
  groupToReview: (n) => plural(n, { one: `${number(n)} zu prüfen`, other: `${number(n)} zu prüfen` }),
}
