import type { UncheckedQuestion } from '../question.ts'
import { noCredit, type Fraction, fractionOf, sumOfFractions } from '../fraction.ts'
import { bitsIn } from '../decision-credit.ts'
import { otherChoice } from '../outcome.ts'

type Credited = Pick<UncheckedQuestion, 'options' | 'rule' | 'shares'>

/**
 * The share that a choice earns by the question's rule; `correct` and `chosen` have a bit for each option. An option is a
 * decision: to tick it or not. Rules after Betts et al. 2022 and Kanzow et al. 2023.
 */
export function creditOfChoice(
  { options, rule, shares = [] }: Credited,
  correct: number,
  chosen: number,
): Fraction {
  const count = options.length
  const slips = bitsIn(chosen ^ correct)
  switch (rule) {
    case undefined:
      return noCredit
    case 'right-minus-wrong':
      return rightMinusWrong(correct, chosen, count)
    case 'each-decision':
      return fractionOf(Math.max(count - slips, 0), count)
    case 'half-for-one-slip':
      return slips === 1 ? fractionOf(1, 2) : noCredit
    case 'by-option':
      return sumOfFractions(shares.filter((_, index) => (chosen >> index) & 1))
  }
}

/** The part of the right options that was ticked less the part of the wrong ones that was. */
function rightMinusWrong(correct: number, chosen: number, count: number): Fraction {
  const right = bitsIn(correct)
  const wrong = Math.max(count - right, 1)
  const [hits, errors] = [bitsIn(chosen & correct), bitsIn(chosen & ~correct & ~otherChoice)]
  return fractionOf(Math.max(hits * wrong - errors * right, 0), right * wrong)
}
