import type * as en from '../../en/authoring/moving.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  more: (quiz) => `Mehr zu ${quiz}`,
  restore: 'Wiederherstellen',
  duplicate: 'Duplizieren',
  archive: 'Archivieren',
  remove: 'Löschen',
  copied: 'Kopiert. Stellen Sie das Quiz fertig, um einen Code zu bekommen.',
  notCopied: (hint) => `Das Quiz konnte nicht kopiert werden. ${hint}`,
  askArchive: (quiz) => ['„', quiz, '“ archivieren?'],
  askRemove: (quiz) => ['„', quiz, '“ löschen?'],
  keep: 'Behalten',
  notLoaded:
    'Was dabei mitgeht, konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  unused: 'Niemand hat es gemacht.',
  resultsGo: (n) =>
    plural(n, {
      one: `${number(n)} Ergebnis geht mit, auch aus den Listen der Lernenden.`,
      other: `${number(n)} Ergebnisse gehen mit, auch aus den Listen der Lernenden.`,
    }),
  attemptsGo: (n) =>
    plural(n, {
      one: `${number(n)} laufender Versuch geht mit, auch aus den Listen der Lernenden.`,
      other: `${number(n)} laufende Versuche gehen mit, auch aus den Listen der Lernenden.`,
    }),
  results: (n) => plural(n, { one: `${number(n)} Ergebnis`, other: `${number(n)} Ergebnisse` }),
  attempts: (n) =>
    plural(n, { one: `${number(n)} laufender Versuch`, other: `${number(n)} laufende Versuche` }),
  bothGo: (someResults, someAttempts) =>
    `${someResults} und ${someAttempts} gehen mit, auch aus den Listen der Lernenden.`,
  binned: 'Bleibt 30 Tage im Papierkorb. Von dort können Sie es wiederherstellen.',
  binnedUsed:
    'Bleibt 30 Tage im Papierkorb; so lange behalten Lernende ihre Ergebnisse. Von dort können Sie es wiederherstellen.',
  resultsStay: 'Die Ergebnisse bleiben. Aus dem Archiv können Sie es wiederherstellen.',
  codeStops: 'Der Code gilt dann nicht mehr.',
  codeStopsTimeStays: 'Der Code gilt dann nicht mehr. Wer schon gestartet hat, behält die volle Zeit.',
  releases:
    'Damit werden auch die Ergebnisse freigegeben: Wer abgegeben hat, sieht die eigene Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
  releasesLater:
    'Damit werden auch die Ergebnisse freigegeben: Wenn alle fertig sind, sieht, wer abgegeben hat, die eigene Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
  archived: (quiz) => `„${quiz}“ ist archiviert.`,
  inBin: (quiz) => `„${quiz}“ ist 30 Tage im Papierkorb.`,
  restored: (quiz) => `„${quiz}“ ist wiederhergestellt.`,
  restoredClosed: (quiz) =>
    `„${quiz}“ ist wiederhergestellt. Der Code bleibt geschlossen, bis Sie ihn öffnen.`,
}
