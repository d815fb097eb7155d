import type * as en from '../../en/authoring/question-types.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    single: 'Einfachauswahl',
    multiple: 'Mehrfachauswahl',
    write: 'Freitext',
    numeric: 'Zahlenantwort',
    matching: 'Paare zuordnen',
    ordering: 'In Reihenfolge bringen',
    essay: 'Längerer Text',
  },
}
