import type * as en from '../../en/results/several-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  unlimited: 'Autant de fois que tu veux.',
  attemptOf: (n, allowed) => `C’est la tentative ${number(n)} sur ${number(allowed)}.`,
}
