import type * as en from '../../en/results/weighted.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: (n) => plural(n, { one: `${number(n)} Punkt`, other: `${number(n)} Punkte` }),
  outOf: (n) => plural(n, { one: `von ${number(n)} Punkt`, other: `von ${number(n)} Punkten` }),
  earned: (n, most) =>
    plural(most, {
      one: `${number(n)} von ${number(most)} Punkt`,
      other: `${number(n)} von ${number(most)} Punkten`,
    }),
  pointsInAll: (n) =>
    plural(n, { one: `Insgesamt ${number(n)} Punkt.`, other: `Insgesamt ${number(n)} Punkte.` }),
  waiting: (n, most) =>
    plural(n, {
      one: `${number(n)} Frage wird noch bewertet (bis zu ${number(most)} weitere Punkte).`,
      other: `${number(n)} Fragen werden noch bewertet (bis zu ${number(most)} weitere Punkte).`,
    }),
  rules: {
    'right-minus-wrong':
      'Manche Fragen bringen einen Teil ihrer Punkte: richtig Gewähltes minus falsch Gewähltes, nie unter 0.',
    'each-decision': 'Manche Fragen bringen einen Teil ihrer Punkte für jeden richtigen Teil der Antwort.',
    'half-for-one-slip': 'Manche Fragen bringen bei einem einzigen Fehler noch die Hälfte ihrer Punkte.',
    'by-option': 'Bei manchen Fragen bringen die Optionen verschieden große Teile der Punkte.',
  },
  numbers: {
    near: 'Bei manchen Fragen bringt eine fast richtige Zahl einen Teil der Punkte.',
    precision: 'Bei manchen Fragen bringt eine richtige Zahl mit anderer Genauigkeit einen Teil der Punkte.',
    unit: 'Bei manchen Fragen bringt eine richtige Zahl ohne Einheit einen Teil der Punkte.',
  },
  deductions: 'Manche falschen Antworten kosten Punkte. Eine übersprungene Frage kostet nichts.',
  ruleHere: {
    'right-minus-wrong': 'Richtig Gewähltes minus falsch Gewähltes, nie unter 0.',
    'each-decision': 'Jede richtig gewählte oder richtig ausgelassene Option bringt einen Teil.',
    'half-for-one-slip': 'Bei einem einzigen Fehler die Hälfte der Punkte.',
    'by-option': 'Die Optionen bringen verschieden große Teile der Punkte.',
  },
  ruleOfType: {
    matching: { 'each-decision': 'Jedes richtige Paar bringt einen Teil.' },
    ordering: { 'each-decision': 'Zwei Elemente, die richtig aufeinanderfolgen, bringen einen Teil.' },
  },
  deductionHere: (n) =>
    plural(n, {
      one: `Eine falsche Antwort kostet ${number(n)} Punkt.`,
      other: `Eine falsche Antwort kostet ${number(n)} Punkte.`,
    }),
}
