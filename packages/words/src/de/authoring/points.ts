import type * as en from '../../en/authoring/points.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pointsAndMarking: 'Punkte und Bewertung',
  points: 'Punkte',
  deduction: 'Punktabzug für eine falsche Antwort',
  rule: 'Teilpunkte',
  allOrNothing: 'Alles oder nichts',
  allOrNothingMeaning: 'Punkte gibt es nur, wenn die ganze Antwort richtig ist.',
  ruleNames: {
    'right-minus-wrong': 'Richtige minus falsche',
    'each-decision': 'Jeder Teil zählt',
    'half-for-one-slip': 'Die Hälfte bei einem Fehler',
    'by-option': 'Nach Option',
  },
  ruleMeanings: {
    'right-minus-wrong':
      'Anteil der richtigen Optionen, die gewählt sind, minus Anteil der falschen, nie unter 0.',
    'each-decision':
      'Jede richtig gewählte oder richtig ausgelassene Option, jedes richtige Nachbarpaar einer Reihenfolge oder jeder Begriff mit seinem Partner bringt den gleichen Teil.',
    'half-for-one-slip': 'Bei genau einem Fehler die Hälfte der Punkte.',
    'by-option': 'Jede Option bringt ihren eigenen Teil der Punkte.',
  },
  shares: 'Was jede Option bringt, in Prozent',
  share: (letter) => `Option ${letter} bringt, in Prozent`,
  shareOf: (letter, text) => `Option ${letter} bringt, in Prozent: ${text}`,
  worth: (n) => plural(n, { one: `${number(n)} Punkt`, other: `${number(n)} Punkte` }),
  costs: (n) =>
    plural(n, {
      one: `Eine falsche Antwort kostet ${number(n)} Punkt`,
      other: `Eine falsche Antwort kostet ${number(n)} Punkte`,
    }),
  earns: (letter, percent) => `${letter}: ${number(percent)} %`,
  numbers: {
    near: ({ percent, within }) => `Fast richtig (${within}): ${number(percent)} %`,
    precision: (percent) => `Andere Genauigkeit: ${number(percent)} %`,
    unit: (percent) => `Ohne Einheit: ${number(percent)} %`,
  },
}
