import type * as en from '../../en/authoring/opening.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  close: 'Quiz schließen',
  closing: 'Wird geschlossen …',
  openNow: 'Jetzt öffnen',
  reopen: 'Quiz wieder öffnen',
  opening: 'Wird geöffnet …',
  closed: 'Das Quiz ist geschlossen. Niemand kann mehr starten.',
  closedWhileWorking: (n) =>
    plural(n, {
      one: `Das Quiz ist geschlossen. Niemand kann mehr starten. ${number(n)} Person arbeitet noch und behält ihre Zeit.`,
      other: `Das Quiz ist geschlossen. Niemand kann mehr starten. ${number(n)} Lernende arbeiten noch und behalten ihre Zeit.`,
    }),
  open: 'Das Quiz ist offen. Lernende können mit dem Code beitreten.',
  openWithoutCode: 'Das Quiz ist offen. Wer beigetreten ist, kann starten; der Code ist aus.',
  askClose: 'Das Quiz schließen?',
  askCloseAndRelease: 'Das Quiz schließen und die Ergebnisse freigeben?',
  keepOpen: 'Offen lassen',
  closeAndRelease: 'Schließen und freigeben',
  working: (n) =>
    plural(n, {
      one: `${number(n)} Person arbeitet. Sie behält ihre Zeit; sonst kann niemand mehr starten.`,
      other: `${number(n)} Lernende arbeiten. Sie behalten ihre Zeit; sonst kann niemand mehr starten.`,
    }),
  releases:
    'Alle, die abgegeben haben, sehen ihre Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
  releasesLater:
    'Sobald niemand mehr arbeitet, sehen alle, die abgegeben haben, ihre Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
}
