import type * as en from '../../en/results/several-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  unlimited: 'Tantas veces como quieras.',
  attemptOf: (n, allowed) => `Este es el intento ${number(n)} de ${number(allowed)}.`,
}
