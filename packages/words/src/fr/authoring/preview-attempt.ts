import type * as en from '../../en/authoring/preview-attempt.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => `Aperçu – ${quiz}`,
}
