import type * as en from '../../en/student/running-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  outOf: (total) => `von ${number(total)}`,
  tasks: {
    single: 'Wähle eine Antwort',
    multiple: 'Wähle alle richtigen Antworten',
    write: 'Schreibe deine Antwort',
  },
  clear: (n, hidden) => ['Antwort löschen', hidden(` zu Frage ${number(n)}`)],
  flag: (n, hidden) => ['Markieren', hidden(` für später: Frage ${number(n)}`)],
  changedElsewhere: 'Auf einem anderen Gerät geändert',
}
