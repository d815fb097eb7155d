import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditRule, creditRules } from './credit-rules.ts'
import { laterTypes, type Question } from './question.ts'
import { type Fraction, fractionOf } from './fraction.ts'
import { possibleRules, rulesOf } from './registry.ts'
import { hopeless, type Guess } from './guess.ts'
import { creditOfOutcome } from './outcome.ts'

/** Of whole numbers of any size. */
function sumOf(fractions: readonly Fraction[]): [num: bigint, den: bigint] {
  return fractions.reduce<[bigint, bigint]>(
    ([num, den], [more, of]) => [num * BigInt(of) + BigInt(more) * den, den * BigInt(of)],
    [0n, 1n],
  )
}

/** Marks every answer there is, and expects the mean to be exactly what is said of a guess. */
function expectMean(question: Question, answers: readonly string[][], rule: CreditRule | undefined) {
  const by = { ...question, rule }
  const { guess, mark } = rulesOf(question.type)
  const outcomes = answers.map((answer) => mark(answer)(by))
  const [num, den] = sumOf(outcomes.map(creditOfOutcome))
  const { share, wrong }: Guess = guess(question, rule)
  expect(BigInt(share[0]) * den * BigInt(answers.length)).toBe(num * BigInt(share[1]))
  const wrongOnes = outcomes.filter(({ verdict }) => verdict === 'incorrect').length
  expect(wrong).toEqual(fractionOf(wrongOnes, answers.length))
}

const letters = [...'ABCDEFG']
const partOfPoints = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 60 }))
  .map(([num, den]): Fraction => fractionOf(Math.sign(num) * Math.min(Math.abs(num), den), den))
const choice = fc.integer({ min: 2, max: 6 }).chain((count) =>
  fc.record({
    options: fc.constant(letters.slice(0, count)),
    right: fc.integer({ min: 1, max: count }),
    shares: fc.array(partOfPoints, { minLength: count, maxLength: count }),
  }),
)
const rules = [undefined, ...creditRules]
const choicesFrom = (options: readonly string[]) =>
  Array.from({ length: 2 ** options.length - 1 }, (_, bits) =>
    options.filter((__, index) => ((bits + 1) >> index) & 1),
  )

test.each(rules)('a guess at several options earns the mean of all choices, by %s', (rule) => {
  fc.assert(
    fc.property(choice, ({ options, right, shares }) => {
      const correctAnswers = options.slice(0, right)
      // The correct options together earn everything, as the rules of questions want it.
      const valid = shares.map((credit, index): Fraction => (index < right ? [1, right] : credit))
      const question: Question = {
        _id: 'q',
        text: '?',
        type: 'multiple',
        options,
        correctAnswers,
        shares: valid,
      }
      expectMean(question, choicesFrom(options), rule)
    }),
  )
})

test.each([undefined, 'by-option' as const])('a guess at one option earns the mean of all, by %s', (rule) => {
  fc.assert(
    fc.property(choice, ({ options, shares }) => {
      const [first = ''] = options
      const valid = shares.with(0, [1, 1])
      const question: Question = {
        _id: 'q',
        text: '?',
        type: 'single',
        options,
        correctAnswers: [first],
        shares: valid,
      }
      expectMean(
        question,
        options.map((option) => [option]),
        rule,
      )
    }),
  )
})

function ordersOf(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) =>
    ordersOf(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
  )
}

test.each([2, 3, 4, 5, 6, 7])('a guess at the order of %i items earns the mean of all orders', (count) => {
  const correctAnswers = letters.slice(0, count)
  const options = correctAnswers.toReversed()
  const question: Question = { _id: 'q', text: '?', type: 'ordering', options, correctAnswers }
  const answers = ordersOf(correctAnswers)
  expect(new Set(answers.map(String)).size).toBe(answers.length)
  for (const rule of [undefined, ...possibleRules('ordering')]) expectMean(question, answers, rule)
})

const waysToFill = (count: number, partners: readonly string[]): string[][] =>
  count === 0
    ? [[]]
    : waysToFill(count - 1, partners).flatMap((rest) => partners.map((text) => [text, ...rest]))

test.each([
  [2, 2],
  [3, 2],
  [3, 5],
  [5, 4],
])('a guess at %i prompts with %i partners earns the mean of all ways to fill them', (count, partners) => {
  const [options, all] = [letters.slice(0, count), [...'1234567'].slice(0, partners)]
  const correctAnswers = options.map((_, index) => all[index % partners] ?? '')
  const distractors = all.slice(count)
  const question: Question = { _id: 'q', text: '?', type: 'matching', options, correctAnswers, distractors }
  const answers = waysToFill(count, all)
  expect(answers).toHaveLength(partners ** count)
  for (const rule of [undefined, ...possibleRules('matching')]) expectMean(question, answers, rule)
})

test('twelve prompts with twenty partners are still exact', () => {
  const options = Array.from({ length: 12 }, (_, index) => String(index))
  const distractors = [...'ABCDEFGH']
  const question: Question = {
    _id: 'q',
    text: '?',
    type: 'matching',
    options,
    correctAnswers: options,
    distractors,
  }
  const guess = (rule?: CreditRule) => rulesOf('matching').guess(question, rule).share
  expect(guess()).toEqual([1, 20 ** 12])
  expect(guess('each-decision')).toEqual([1, 20])
  // 2 + 12 × 19 is 230, and 2 × 20¹² has the factor 10 as well.
  expect(guess('half-for-one-slip')).toEqual([23, (2 * 20 ** 12) / 10])
})

test('by hand: four options with two right', () => {
  const question: Question = {
    _id: 'q',
    text: '?',
    type: 'multiple',
    options: letters.slice(0, 4),
    correctAnswers: ['A', 'B'],
  }
  const { guess } = rulesOf('multiple')
  // One of 15 choices is right; 32 of 64 decisions less the 2 of no choice; (1 + 4/2) of 15.
  expect(guess(question, undefined)).toEqual({ share: [1, 15], wrong: [14, 15] })
  expect(guess(question, 'each-decision').share).toEqual([1, 2])
  expect(guess(question, 'half-for-one-slip').share).toEqual([1, 5])
})

test('twelve items in order are still exact', () => {
  const items = Array.from({ length: 12 }, (_, index) => String(index))
  const question: Question = { _id: 'q', text: '?', type: 'ordering', options: items, correctAnswers: items }
  expect(rulesOf('ordering').guess(question, 'each-decision').share).toEqual([1, 12])
  expect(rulesOf('ordering').guess(question, undefined).share).toEqual([1, 479_001_600])
})

test('nobody hits a text or a number by chance', () => {
  for (const type of ['write', ...laterTypes.filter((each) => rulesOf(each).answer === 'text')] as const) {
    const question: Question = { _id: 'q', text: '?', type, options: [], correctAnswers: ['1'] }
    expect(rulesOf(type).guess(question, undefined)).toEqual(hopeless)
  }
})
