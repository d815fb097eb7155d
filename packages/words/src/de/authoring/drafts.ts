import type * as en from '../../en/authoring/drafts.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  places: {
    server: 'Entwurf auf dem Server gespeichert',
    device: 'Entwurf auf diesem Gerät gespeichert',
    nowhere: 'Dieses Gerät kann keinen Entwurf speichern',
  },
  conflict: (button) => ['Auch ein anderes Gerät hat diesen Entwurf geändert. ', button('Entwurf auswählen')],
  which: 'Welchen Entwurf möchten Sie behalten?',
  compared: (mine, theirs, moment) =>
    `Dieses Gerät hat ${mine}. Der andere Entwurf hat ${theirs}, zuletzt geändert: ${moment}. Im anderen Entwurf:`,
  differences: {
    missing: (n) => `Frage ${number(n)} fehlt`,
    added: (n) => `Frage ${number(n)} kommt hinzu`,
    changed: (n) => `Frage ${number(n)} ist anders`,
  },
  differenceAt: (difference, question) => [difference, ': ', question],
  more: (n) =>
    plural(n, { one: `${number(n)} weiterer Unterschied`, other: `${number(n)} weitere Unterschiede` }),
  later: 'Später entscheiden',
  takeOther: 'Anderen Entwurf nehmen',
  keepThis: 'Diesen Entwurf behalten',
}
