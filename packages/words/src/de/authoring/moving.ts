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
    'Was mitgelöscht wird, konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  unused: 'Noch niemand hat es gemacht.',
  resultsGo: (n) =>
    plural(n, {
      one: `${number(n)} Ergebnis wird mitgelöscht, auch in den Listen der Lernenden.`,
      other: `${number(n)} Ergebnisse werden mitgelöscht, auch in den Listen der Lernenden.`,
    }),
  attemptsGo: (n) =>
    plural(n, {
      one: `${number(n)} laufender Versuch wird mitgelöscht, auch in den Listen der Lernenden.`,
      other: `${number(n)} laufende Versuche werden mitgelöscht, auch in den Listen der Lernenden.`,
    }),
  results: (n) => plural(n, { one: `${number(n)} Ergebnis`, other: `${number(n)} Ergebnisse` }),
  attempts: (n) =>
    plural(n, { one: `${number(n)} laufender Versuch`, other: `${number(n)} laufende Versuche` }),
  bothGo: (someResults, someAttempts) =>
    `${someResults} und ${someAttempts} werden mitgelöscht, auch in den Listen der Lernenden.`,
  binned: 'Bleibt 30 Tage im Papierkorb. Von dort können Sie es wiederherstellen.',
  binnedUsed:
    'Bleibt 30 Tage im Papierkorb; so lange behalten Lernende ihre Ergebnisse. Von dort können Sie es wiederherstellen.',
  resultsStay: 'Die Ergebnisse bleiben. Aus dem Archiv können Sie es wiederherstellen.',
  codeStops: 'Der Code gilt dann nicht mehr.',
  codeStopsTimeStays: 'Der Code gilt dann nicht mehr. Wer schon gestartet hat, behält die volle Zeit.',
  releases:
    'Damit werden auch die Ergebnisse freigegeben: Alle, die abgegeben haben, sehen ihre Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
  releasesLater:
    'Damit werden auch die Ergebnisse freigegeben: Sobald niemand mehr arbeitet, sehen alle, die abgegeben haben, ihre Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
  archived: (quiz) => `„${quiz}“ ist archiviert.`,
  inBin: (quiz) => `„${quiz}“ ist 30 Tage im Papierkorb.`,
  restored: (quiz) => `„${quiz}“ ist wiederhergestellt.`,
  restoredClosed: (quiz) => `„${quiz}“ ist wiederhergestellt. Es bleibt geschlossen, bis Sie es öffnen.`,
}
