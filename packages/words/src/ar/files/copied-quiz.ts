import type * as en from '../../en/files/copied-quiz.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: (original) => `${original} (نسخة)`,
}
