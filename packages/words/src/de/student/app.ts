import type * as en from '../../en/student/app.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  skip: 'Zum Hauptinhalt springen',
}
