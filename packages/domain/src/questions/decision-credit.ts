import type { CreditRule } from './credit-rules.ts'
import { fractionOf } from './fraction.ts'
import { type Outcome, outcomeOf, outcomeOfCredit } from './outcome.ts'

/** What an answer earns of whose `count` decisions those with a bit in `right` are right. */
export function outcomeOfDecisions(rule: CreditRule | undefined, right: number, count: number): Outcome {
  const hits = bitsIn(right)
  if (hits === count && count > 0) return outcomeOf('correct')
  if (rule === 'each-decision') return outcomeOfCredit(fractionOf(hits, Math.max(count, 1)))
  return rule === 'half-for-one-slip' && count - hits === 1 ? outcomeOfCredit([1, 2]) : outcomeOf('incorrect')
}

/** How many bits are 1. */
export function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
