import type * as en from '../../en/desk/changed-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  titleMissing: 'Der Titel fehlt noch.',
  title: (quiz) => `Der Titel wird „${quiz}“.`,
  timeMissing: 'Das Zeitlimit fehlt noch.',
  timeLimit: (n) =>
    plural(n, {
      one: `Wer ab jetzt startet, hat ${number(n)} Minute.`,
      other: `Wer ab jetzt startet, hat ${number(n)} Minuten.`,
    }),
  untouched: (n) =>
    plural(n, {
      one: `Für ${number(n)} Person, die gerade arbeitet, ändert sich nichts.`,
      other: `Für ${number(n)} Lernende, die gerade arbeiten, ändert sich nichts.`,
    }),
  language: (name) => `Sprache, in der Screenreader die Fragen vorlesen: ${name}.`,
  noSuchOpening: 'Den Zeitpunkt der Öffnung gibt es nicht.',
  noSuchClosing: 'Den Zeitpunkt der Schließung gibt es nicht.',
  clocksGoForward: (date, from, to, time) =>
    `Am ${date} werden die Uhren von ${from} auf ${to} vorgestellt: ${time} gibt es nicht. Wählen Sie eine andere Zeit.`,
  opensNow: 'Lernende können sofort starten.',
  opensAt: (moment) => `Lernende können ab ${moment} starten.`,
  neverCloses: 'Das Quiz bleibt offen, bis Sie es schließen.',
  closesAt: (moment) => `Ab ${moment} kann niemand mehr starten.`,
  everyoneStops: 'Für alle, die ab jetzt starten, endet das Quiz beim Schließen.',
  noOneStops: 'Wer ab jetzt startet, behält die volle Zeit, auch über das Schließen hinaus.',
  open: 'Das Quiz ist offen: Lernende können starten.',
  closed: 'Niemand kann mehr starten.',
  joiningOn: 'Lernende können mit dem Code beitreten.',
  joiningOff: 'Niemand kann mehr beitreten. Wer beigetreten ist, kann noch starten.',
  questionOrder: {
    shuffled: 'Wer ab jetzt startet, bekommt die Fragen in eigener Reihenfolge.',
    yours: 'Wer ab jetzt startet, bekommt die Fragen in Ihrer Reihenfolge.',
  },
  optionOrder: {
    shuffled: 'Wer ab jetzt startet, bekommt die Optionen in eigener Reihenfolge.',
    yours: 'Wer ab jetzt startet, bekommt die Optionen in Ihrer Reihenfolge.',
  },
  pages: {
    all: 'Wer ab jetzt startet, bekommt alle Fragen auf einer Seite.',
    'one-by-one': 'Wer ab jetzt startet, bekommt eine Frage pro Seite und kann zurückgehen.',
    'forward-only': 'Wer ab jetzt startet, bekommt eine Frage pro Seite und kann nicht zurückgehen.',
  },
  unlimited: 'Lernende können das Quiz beliebig oft machen.',
  attempts: (n) =>
    plural(n, {
      one: 'Lernende können das Quiz einmal machen.',
      other: `Lernende können das Quiz ${number(n)} Mal machen.`,
    }),
  answersHidden:
    'Schon gezeigte richtige Antworten sind wieder verborgen, bis zum letzten Versuch oder bis das Quiz schließt.',
  attemptCounts: {
    best: 'Pro Person zählt der beste Versuch.',
    last: 'Pro Person zählt der letzte Versuch.',
    first: 'Pro Person zählt der erste Versuch.',
  },
  releases: {
    'at-once': 'Lernende sehen Punktzahl und richtige Antworten, sobald sie abgeben.',
    'score-only': 'Lernende sehen nur ihre Punktzahl, sobald sie abgeben.',
    'when-closed':
      'Lernende sehen Punktzahl und richtige Antworten, wenn das Quiz geschlossen ist und alle fertig sind.',
    'by-hand': 'Lernende sehen Punktzahl und richtige Antworten, wenn Sie sie freigeben.',
  },
  seeAll: (n) =>
    plural(n, {
      one: `${number(n)} Person, die abgegeben hat, sieht dann Punktzahl und richtige Antworten.`,
      other: `${number(n)} Lernende, die abgegeben haben, sehen dann Punktzahl und richtige Antworten.`,
    }),
  seeScore: (n) =>
    plural(n, {
      one: `${number(n)} Person, die abgegeben hat, sieht dann nur ihre Punktzahl.`,
      other: `${number(n)} Lernende, die abgegeben haben, sehen dann nur ihre Punktzahl.`,
    }),
  seeAllNoMore: (n) =>
    plural(n, {
      one: `${number(n)} Person, die abgegeben hat, sieht Punktzahl und richtige Antworten dann nicht mehr.`,
      other: `${number(n)} Lernende, die abgegeben haben, sehen Punktzahl und richtige Antworten dann nicht mehr.`,
    }),
  seeScoreNoMore: (n) =>
    plural(n, {
      one: `${number(n)} Person, die abgegeben hat, sieht ihre Punktzahl dann nicht mehr.`,
      other: `${number(n)} Lernende, die abgegeben haben, sehen ihre Punktzahl dann nicht mehr.`,
    }),
  stillWorking: (n) =>
    plural(n, { one: `${number(n)} Person arbeitet noch.`, other: `${number(n)} Lernende arbeiten noch.` }),
  couldShare: 'Lernende könnten die Antworten weitergeben.',
  othersSee: 'Andere können die Antworten schon sehen.',
  submittedAfter: (n) =>
    plural(n, {
      one: `${number(n)} Person hat abgegeben, nachdem andere die Antworten schon sehen konnten.`,
      other: `${number(n)} Lernende haben abgegeben, nachdem andere die Antworten schon sehen konnten.`,
    }),
  savedNothing: 'Einstellungen gespeichert.',
  savedOne: (change) => `Gespeichert. ${change}`,
  savedMany: (n) =>
    plural(n, {
      one: `Gespeichert: ${number(n)} Einstellung geändert.`,
      other: `Gespeichert: ${number(n)} Einstellungen geändert.`,
    }),
  practiceOn: 'Lernende können üben: Wer den Code hat, kann die richtigen Antworten sehen.',
  practiceOff: 'Lernende können nicht mehr üben.',
}
