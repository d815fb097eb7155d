import type * as en from '../../en/desk/latest-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Neueste Quizze',
  all: 'Alle Quizze',
  running: (n) => `${number(n)} gerade dabei`,
  average: 'Durchschnitt',
  percent: (n) => `${number(n)} %`,
  code: 'Code',
  draft: 'Entwurf',
  notWritten: 'Noch nicht geschrieben',
  noAttempts: 'Noch keine Versuche',
  finished: (n) => `${number(n)} abgegeben`,
}
