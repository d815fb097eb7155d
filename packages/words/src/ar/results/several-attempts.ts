import type * as en from '../../en/results/several-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  unlimited: 'عدد المحاولات غير محدود.',
  attemptOf: (n, allowed) => `هذه المحاولة ${number(n)} من ${number(allowed)}.`,
}
