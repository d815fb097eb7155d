import type * as en from '../../en/authoring/releasing.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  waiting: 'Lernende sehen ihre Ergebnisse noch nicht.',
  release: 'Ergebnisse freigeben',
  busy: 'Wird freigegeben …',
  failed: (hint) => `Die Ergebnisse konnten nicht freigegeben werden. ${hint}`,
  changedElsewhere: 'Es gab nichts mehr freizugeben: In einem anderen Fenster wurde das geändert.',
  done: (n) =>
    plural(n, {
      one: `Ergebnisse freigegeben: ${number(n)} Person sieht ihre Punktzahl und die richtigen Antworten.`,
      other: `Ergebnisse freigegeben: ${number(n)} Lernende sehen ihre Punktzahl und die richtigen Antworten.`,
    }),
  scoresReleased: (n) =>
    plural(n, {
      one: `Ergebnisse freigegeben: ${number(n)} Person sieht ihre Punktzahl.`,
      other: `Ergebnisse freigegeben: ${number(n)} Lernende sehen ihre Punktzahl.`,
    }),
  othersLater: (n) =>
    plural(n, {
      one: `${number(n)} Person hat noch Versuche und sieht die richtigen Antworten später.`,
      other: `${number(n)} Lernende haben noch Versuche und sehen die richtigen Antworten später.`,
    }),
  sentences: (first, second) => `${first} ${second}`,
  ask: 'Ergebnisse jetzt freigeben?',
  notYet: 'Noch nicht',
  releaseNow: 'Jetzt freigeben',
  stillWorking: (n) =>
    plural(n, { one: `${number(n)} Person arbeitet noch.`, other: `${number(n)} Lernende arbeiten noch.` }),
  haveAttempts: (n) =>
    plural(n, {
      one: `${number(n)} Person hat noch Versuche: Sie sieht ihre Punktzahl jetzt, die richtigen Antworten nach dem letzten Versuch oder wenn das Quiz schließt. Die anderen sehen die richtigen Antworten und könnten sie weitergeben.`,
      other: `${number(n)} Lernende haben noch Versuche: Sie sehen ihre Punktzahl jetzt, die richtigen Antworten nach dem letzten Versuch oder wenn das Quiz schließt. Die anderen sehen die richtigen Antworten und könnten sie weitergeben.`,
    }),
  mayShare: 'Wer abgegeben hat, sieht die richtigen Antworten und könnte sie weitergeben.',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} Antwort hat noch keine freigegebene Bewertung: Dort steht ein Fragezeichen.`,
      other: `${number(n)} Antworten haben noch keine freigegebene Bewertung: Dort steht ein Fragezeichen.`,
    }),
  undo: 'Rückgängig',
  heldBack: 'Lernende sehen ihre Ergebnisse nicht mehr.',
}
