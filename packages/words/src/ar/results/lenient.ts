import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'يُرجى كتابة إجابتك. لا تهم الحركات ولا علامات الترقيم ولا المسافات.',
}
