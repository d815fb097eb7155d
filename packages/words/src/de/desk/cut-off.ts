import type * as en from '../../en/desk/cut-off.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Gleichzeitig ohne Verbindung',
  since: (n, from) =>
    plural(n, {
      one: `${number(n)} Person ist seit ${from} ohne Verbindung.`,
      other: `${number(n)} Lernende sind seit ${from} ohne Verbindung.`,
    }),
  were: (n, from, until, minutes) =>
    plural(n, {
      one: `${number(n)} Person war von ${from} bis ${until} ohne Verbindung. Dafür ${minutes} mehr geben?`,
      other: `${number(n)} Lernende waren von ${from} bis ${until} ohne Verbindung. Dafür ${minutes} mehr geben?`,
    }),
  reopen: (n) =>
    `Auch Versuche wieder öffnen, deren Zeit abgelaufen ist (${number(n)}). Einige können die richtigen Antworten inzwischen gesehen haben.`,
  give: (minutes) => `${minutes} geben`,
  giving: 'Wird gegeben …',
  notNow: 'Jetzt nicht',
}
