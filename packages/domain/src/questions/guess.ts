import type { CreditRule } from './credit-rules.ts'
import type { QuestionContent } from './question.ts'
import {
  commonDenominator,
  noCredit,
  type Fraction,
  fractionOf,
  sumOfFractions,
  fullCredit,
} from './fraction.ts'
import { creditOfChoice } from './choice/choice-credit.ts'
import { outcomeOfDecisions } from './decision-credit.ts'
import { outcomeOfCredit, creditOfOutcome } from './outcome.ts'

/** What somebody earns by chance: the expected share, and how likely a wrong answer is. Both are exact. */
export type Guess = { share: Fraction; wrong: Fraction }

/** Of an answer that nobody hits by chance. */
export const hopeless: Guess = { share: noCredit, wrong: fullCredit }

type Credited = Pick<QuestionContent, 'options' | 'shares'>
type Case = { earned: Fraction; ways: number }

/** One option of all, each as likely. `right`: how many of them are right. */
export function guessOne({ options, shares = [] }: Credited, right: number, rule: CreditRule | undefined) {
  const earned =
    rule === 'by-option' ? shares : options.map((_, index) => (index < right ? fullCredit : noCredit))
  return meanOf(earned.map((credit) => ({ earned: sumOfFractions([credit]), ways: 1 })))
}

/** Any choice of at least one option, each as likely. */
export function guessSome(question: Credited, right: number, rule: CreditRule | undefined): Guess {
  return meanOf(rule === 'by-option' ? bySums(question.shares ?? []) : byHits(question, right, rule))
}

/** By how many right options and how many wrong ones are chosen. */
function byHits({ options }: Credited, right: number, rule: CreditRule | undefined): Case[] {
  const wrong = options.length - right
  const correct = bits(right)
  const cases: Case[] = []
  for (let hits = 0; hits <= right; hits += 1) {
    for (let errors = hits === 0 ? 1 : 0; errors <= wrong; errors += 1) {
      const isWhole = hits === right && errors === 0
      const chosen = bits(hits) + bits(errors) * 2 ** right
      const earned = isWhole ? fullCredit : creditOfChoice({ options, rule }, correct, chosen)
      cases.push({ earned, ways: choices(right, hits) * choices(wrong, errors) })
    }
  }
  return cases
}

/** By what the chosen options earn together. */
function bySums(fractions: readonly Fraction[]): Case[] {
  const den = commonDenominator(fractions)
  let ways = new Map([[0, 1]])
  for (const [num, own] of fractions) {
    const next = new Map(ways)
    for (const [sum, count] of ways) {
      const more = sum + (num * den) / own
      next.set(more, (next.get(more) ?? 0) + count)
    }
    ways = next
  }
  ways.set(0, (ways.get(0) ?? 0) - 1)
  return [...ways].map(([sum, count]) => ({ earned: sumOfFractions([fractionOf(sum, den)]), ways: count }))
}

/** Any order, each as likely. Of n items there are n − 1 orders with all pairs of neighbours right but one. */
export function guessOrder(items: number, rule: CreditRule | undefined): Guess {
  const orders = factorial(items)
  const earnedWith = (right: number) => creditOfOutcome(outcomeOfDecisions(rule, bits(right), items - 1))
  return meanOf(
    Array.from({ length: items }, (_, right) => ({
      earned: earnedWith(right),
      ways: ordersWith(items, right),
    })),
    orders,
  )
}

/** How many orders have so many right pairs of neighbours: which pairs, times the orders of what then hangs together. */
function ordersWith(items: number, right: number): number {
  return choices(items - 1, right) * ordersWithout(items - right)
}

/** How many orders have no item right after the one before it: 1, 1, 3, 11, 53 … (OEIS A000255). */
function ordersWithout(items: number): number {
  let [before, last] = [1, 1]
  for (let n = 2; n < items; n += 1) [before, last] = [last, n * last + (n - 1) * before]
  return last
}

/** One of the partners for each prompt, each as likely. The greatest number is 2 × 20¹², which is exact. */
export function guessPairs(prompts: number, partners: number, rule: CreditRule | undefined): Guess {
  const all = partners ** prompts
  const oneSlip = prompts * (partners - 1)
  if (rule === 'each-decision')
    return { share: fractionOf(1, partners), wrong: fractionOf((partners - 1) ** prompts, all) }
  if (rule !== 'half-for-one-slip') return { share: fractionOf(1, all), wrong: fractionOf(all - 1, all) }
  return { share: fractionOf(2 + oneSlip, 2 * all), wrong: fractionOf(all - 1 - oneSlip, all) }
}

function meanOf(cases: readonly Case[], all = cases.reduce((sum, { ways }) => sum + ways, 0)): Guess {
  if (all === 0) return hopeless
  const den = commonDenominator(cases.map(({ earned }) => earned))
  const sum = cases.reduce((total, { earned, ways }) => total + ways * ((earned[0] * den) / earned[1]), 0)
  const wrong = cases.reduce((total, { earned, ways }) => (isNothing(earned) ? total + ways : total), 0)
  return { share: fractionOf(sum, den * all), wrong: fractionOf(wrong, all) }
}

const isNothing = (credit: Fraction) => outcomeOfCredit(credit).verdict === 'incorrect'
const bits = (count: number) => 2 ** count - 1
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** In how many ways `some` of `all` can be chosen. */
function choices(all: number, some: number): number {
  let ways = 1
  for (let each = 1; each <= some; each += 1) ways = (ways * (all - some + each)) / each
  return ways
}
