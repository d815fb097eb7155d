import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CreditRule, creditRules } from '../credit-rules.ts'
import type { QuestionOf } from '../question.ts'
import type { Fraction } from '../fraction.ts'
import { multiple } from './multiple.ts'
import { single } from './single.ts'
import { outcomesIn, writtenOutcomes } from '../outcome-testing.ts'
import { creditOfOutcome } from '../outcome.ts'

const question: QuestionOf<'multiple'> = {
  _id: 'q1',
  text: 'Which are prime?',
  type: 'multiple',
  options: ['A', 'B', 'C', 'D', 'E'],
  correctAnswers: ['A', 'B'],
}
const fractions: Fraction[] = [
  [1, 1],
  [1, 3],
  [-1, 2],
  [0, 1],
  [-1, 3],
]
const marked = (by: QuestionOf<'multiple'>, chosen: string) => multiple.mark([...chosen])(by)

describe('of five options with A and B right', () => {
  // By hand after Betts et al. 2022 and Kanzow et al. 2023: r = 2, w = 3, n = 5.
  test.each<[chosen: string, ...earned: Fraction[]]>([
    //       c/r − x/w  decisions/5  one slip  shares
    ['AB', [1, 1], [1, 1], [1, 1], [1, 1]],
    ['A', [1, 2], [4, 5], [1, 2], [1, 1]],
    ['B', [1, 2], [4, 5], [1, 2], [1, 3]],
    ['ABC', [2, 3], [4, 5], [1, 2], [5, 6]],
    ['ABCD', [1, 3], [3, 5], [0, 1], [5, 6]],
    ['AC', [1, 6], [3, 5], [0, 1], [1, 2]],
    ['BC', [1, 6], [3, 5], [0, 1], [0, 1]],
    ['BCD', [0, 1], [2, 5], [0, 1], [0, 1]],
    ['C', [0, 1], [2, 5], [0, 1], [0, 1]],
    ['CDE', [0, 1], [0, 1], [0, 1], [0, 1]],
    ['ABCDE', [0, 1], [2, 5], [0, 1], [1, 2]],
  ])('%s earns by each rule', (chosen, ...earned) => {
    const found = creditRules.map((rule) =>
      creditOfOutcome(
        marked({ ...question, rule, ...(rule === 'by-option' && { shares: fractions }) }, chosen),
      ),
    )
    expect(found).toEqual(earned)
    expect(creditOfOutcome(marked(question, chosen))).toEqual(chosen === 'AB' ? [1, 1] : [0, 1])
  })

  test('a part is partly right, nothing is wrong, and no choice is skipped', () => {
    const by = { ...question, rule: 'right-minus-wrong' } as const
    const signs = ['AB', 'AC', 'CDE', ''].map((chosen) => writtenOutcomes([marked(by, chosen)]))
    expect(signs).toEqual(['+AB', '%AC', '-CDE', '.'])
  })
})

test('with nothing but right options, a part of them earns that part', () => {
  const by: QuestionOf<'multiple'> = {
    ...question,
    correctAnswers: [...question.options],
    rule: 'right-minus-wrong',
  }
  expect(creditOfOutcome(marked(by, 'ABC'))).toEqual([3, 5])
})

test('half of the points for one option of a single choice', () => {
  const half: QuestionOf<'single'> = {
    ...question,
    type: 'single',
    options: ['A', 'B', 'C'],
    correctAnswers: ['A'],
    rule: 'by-option',
    shares: [
      [1, 1],
      [1, 2],
      [-1, 1],
    ],
  }
  const outcomes = ['A', 'b', 'C'].map((chosen) => single.mark(chosen)(half))
  expect(outcomes).toEqual(outcomesIn('+A%B-C'))
})

test.each<[CreditRule, Fraction]>([
  ['right-minus-wrong', [1, 2]],
  ['each-decision', [3, 5]],
  ['half-for-one-slip', [0, 1]],
  ['by-option', [1, 3]],
])('what is no option any more earns nothing by %s, and is a slip where slips count', (rule, credit) => {
  const by = { ...question, rule, ...(rule === 'by-option' && { shares: fractions }) }
  expect(creditOfOutcome(multiple.mark(['B', 'gone'])(by))).toEqual(credit)
  expect(multiple.mark(['gone'])(by).verdict).not.toBe('correct')
})

test('marks depend on nothing but the set of what was chosen, and marking again gives the same', () => {
  const texts = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', ' a', 'b ', 'gone'), { maxLength: 7 })
  const rules = fc.constantFrom(undefined, ...creditRules)
  fc.assert(
    fc.property(texts, rules, fc.infiniteStream(fc.nat()), (chosen, rule, order) => {
      const by = { ...question, ...(rule && { rule }), ...(rule === 'by-option' && { shares: fractions }) }
      const outcome = multiple.mark(chosen)(by)
      const mixed = chosen
        .map((text) => ({ text: text === 'A' ? ' a ' : text, at: order.next().value }))
        .toSorted((one, other) => one.at - other.at)
      expect(multiple.mark(mixed.map(({ text }) => text))(by)).toEqual(outcome)
      if (outcome.verdict !== 'skipped') expect(multiple.regrade(by, outcome, by)).toEqual(outcome)
      const [num, den] = creditOfOutcome(outcome)
      expect(num >= 0 && num <= den).toBe(true)
      expect(outcome.verdict === 'partly').toBe(num > 0 && num < den)
    }),
  )
})
