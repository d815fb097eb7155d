import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Neu bewertet',
  asBefore: (date, n) => `Zählt seit ${date} wieder wie vorher: Frage ${number(n)}.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `Am ${date} von Hand bewertet: Frage ${number(n)} zählt als richtig.`,
      incorrect: `Am ${date} von Hand bewertet: Frage ${number(n)} zählt als falsch.`,
    })[verdict],
  pointsByHand: (date, n, points) =>
    plural(points, {
      one: `Am ${date} von Hand bewertet: Frage ${number(n)} hat ${number(points)} Punkt.`,
      other: `Am ${date} von Hand bewertet: Frage ${number(n)} hat ${number(points)} Punkte.`,
    }),
  ofThen: (points) =>
    plural(points, {
      one: `Die Frage hatte damals ${number(points)} Punkt.`,
      other: `Die Frage hatte damals ${number(points)} Punkte.`,
    }),
  again: (date, n) => `Am ${date} neu bewertet: Frage ${number(n)}.`,
  rubricItem: (text, points) => `${text} (${points})`,
  adjustment: (points) => `Anpassung: ${points}`,
  rubric: 'Was gezählt hat',
}
