import type * as en from '../../en/results/several-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  unlimited: 'Quantas vezes quiser.',
  attemptOf: (n, allowed) => `Esta é a tentativa ${number(n)} de ${number(allowed)}.`,
}
