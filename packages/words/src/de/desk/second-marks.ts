import type * as en from '../../en/desk/second-marks.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  begun: (n) =>
    plural(n, {
      one: `${number(n)} braucht eine zweite Bewertung`,
      other: `${number(n)} brauchen eine zweite Bewertung`,
    }),
  apart: (n) =>
    plural(n, {
      one: `${number(n)} hat zwei verschiedene Bewertungen: Eine Drittbewertung entscheidet`,
      other: `${number(n)} haben zwei verschiedene Bewertungen: Eine Drittbewertung entscheidet`,
    }),
  bothMark: 'Zwei Personen bewerten jede Antwort. Die andere Bewertung sehen Sie nicht.',
  thirdLook: 'Drittbewertung: Diese zwei Bewertungen unterscheiden sich. Ihre entscheidet.',
  markOf: (n, points) =>
    plural(points, {
      one: `Bewertung ${number(n)}: ${number(points)} Punkt`,
      other: `Bewertung ${number(n)}: ${number(points)} Punkte`,
    }),
  markedMeanwhile:
    'Diese Antwort wurde inzwischen von jemand anderem bewertet; Ihre Bewertung wird nicht gebraucht.',
  nextAnswer: 'Nächste Antwort',
  repeats: 'Jede 20. Antwort ist eine, die Sie schon bewertet haben.',
  agreement: 'Ihre Bewertungen im Vergleich',
  agreementHint: 'Das sehen nur Sie.',
  withSelf: (n, same, difference) =>
    plural(n, {
      one: `Mit sich selbst: ${number(same)} von ${number(n)} Antwort bekam dieselben Punkte; im Mittel liegen ${difference} dazwischen.`,
      other: `Mit sich selbst: ${number(same)} von ${number(n)} Antworten bekamen dieselben Punkte; im Mittel liegen ${difference} dazwischen.`,
    }),
  withOthers: (n, same, difference) =>
    plural(n, {
      one: `Mit den anderen: ${number(same)} von ${number(n)} Antwort bekam dieselben Punkte; im Mittel liegen ${difference} dazwischen.`,
      other: `Mit den anderen: ${number(same)} von ${number(n)} Antworten bekamen dieselben Punkte; im Mittel liegen ${difference} dazwischen.`,
    }),
  pointsApart: (points) =>
    plural(points, { one: `${number(points)} Punkt`, other: `${number(points)} Punkte` }),
  alike: (n) =>
    plural(n, {
      one: `${number(n)} andere Antwort lautet genauso.`,
      other: `${number(n)} andere Antworten lauten genauso.`,
    }),
  saveAll: (n, all) =>
    plural(n, { one: `Für beide Antworten speichern`, other: `Für alle ${number(all)} Antworten speichern` }),
  savedTogether: (n) =>
    plural(n, { one: `${number(n)} Antwort bewertet.`, other: `${number(n)} Antworten bewertet.` }),
  key: 'Lösung',
  changed: (n, up, down) =>
    plural(n, {
      one: `Nach dem jetzigen Raster ändert sich ${number(n)} freigegebene Bewertung: ${number(up)} nach oben, ${number(down)} nach unten.`,
      other: `Nach dem jetzigen Raster ändern sich ${number(n)} freigegebene Bewertungen: ${number(up)} nach oben, ${number(down)} nach unten.`,
    }),
  changedMarks: 'Bewertungen, die sich ändern',
  takeMark: (n) => `Bewertung ${number(n)} übernehmen`,
  takeAverage: (points) => `Durchschnitt übernehmen: ${points}`,
}
