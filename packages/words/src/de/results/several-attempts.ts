import type * as en from '../../en/results/several-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  unlimited: 'So oft du möchtest.',
  attemptOf: (n, allowed) => `Das ist Versuch ${number(n)} von ${number(allowed)}.`,
}
