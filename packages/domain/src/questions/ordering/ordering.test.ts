import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laidOut, laidOutForStudent } from '../../layout/order.ts'
import { markAnswers, createRegrader } from '../../marking/marking.ts'
import { regraded, undone } from '../../marking/regrading.ts'
import type { CreditRule } from '../credit-rules.ts'
import type { QuestionOf } from '../question.ts'
import { inEnglish } from '@quizly/words/sentences.ts'
import { ordering, shownItems } from './ordering.ts'
import { creditOfOutcome } from '../outcome.ts'
import { problemsOfQuestion } from '../problems.ts'

const right = ['iron', 'gold', 'lead', 'zinc']
const question = (change: Partial<QuestionOf<'ordering'>> = {}): QuestionOf<'ordering'> => ({
  _id: 'q1',
  text: 'By mass',
  type: 'ordering',
  options: ['iron', 'lead', 'gold', 'zinc'],
  correctAnswers: right,
  rule: 'each-decision',
  ...change,
})
const creditFor = (answer: string[] | string | null, rule?: CreditRule) =>
  creditOfOutcome(ordering.mark(answer)(question({ rule }))).join('/')

/** Worked out by hand: pairs of neighbours of iron, gold, lead, zinc that stand together. */
test.each([
  ['iron gold lead zinc', '1/1', '1/1', '1/1'],
  ['gold iron lead zinc', '0/1', '1/3', '0/1'],
  ['iron lead gold zinc', '0/1', '0/1', '0/1'],
  ['zinc iron gold lead', '0/1', '2/3', '1/2'],
  ['lead zinc iron gold', '0/1', '2/3', '1/2'],
  ['zinc lead gold iron', '0/1', '0/1', '0/1'],
  ['iron gold', '0/1', '1/3', '0/1'],
  ['iron iron gold gold lead zinc', '1/1', '1/1', '1/1'],
  ['iron tin gold lead zinc', '1/1', '1/1', '1/1'],
  ['tin', '0/1', '0/1', '0/1'],
])('%s earns %s, by pairs %s, with one slip %s', (order, whole, pairs, slip) => {
  const answer = order.split(' ')
  expect(creditFor(answer)).toBe(whole)
  expect(creditFor(answer, 'each-decision')).toBe(pairs)
  expect(creditFor(answer, 'half-for-one-slip')).toBe(slip)
})

test('an untouched order is skipped, whatever is sent for it', () => {
  for (const nothing of [null, undefined, [], '', [' ', '']]) {
    expect(ordering.mark(nothing)(question())).toEqual({ verdict: 'skipped', chosen: 0 })
  }
})

const items = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 12,
  selector: (text) => text.trim().normalize('NFC').toLowerCase().normalize('NFC'),
})
const whole = items
  .filter((each) => each.every((text) => text.trim() !== ''))
  .chain((each) =>
    fc.record({
      correctAnswers: fc.shuffledSubarray(each, { minLength: each.length }),
      shown: fc.shuffledSubarray(each, { minLength: each.length }),
      given: fc.shuffledSubarray(each, { minLength: 1 }),
      other: fc.shuffledSubarray(each, { minLength: each.length }),
      rule: fc.constantFrom(undefined, 'each-decision' as const, 'half-for-one-slip' as const),
    }),
  )
  .map(({ correctAnswers, shown, rule, ...rest }) => ({
    original: question({ correctAnswers, options: shownItems(correctAnswers, shown), rule }),
    ...rest,
  }))
  .filter(({ original }) => problemsOfQuestion({ ...original, rule: undefined }, 0).length === 0)

const mark = (original: QuestionOf<'ordering'>, given: string[]) => markAnswers([original], [answerOf(given)])
const answerOf = (selectedOption: string[]) => ({ questionId: 'q1', selectedOption })

describe('marking', () => {
  test('depends on nothing but question and answer: not on case, repetition, what was shown or shuffling', () => {
    fc.assert(
      fc.property(whole, fc.base64String(), ({ original, given }, seed) => {
        const marked = ordering.mark(given)(original)
        expect(ordering.mark(given.map((text) => ` ${text} `))(original)).toEqual(marked)
        expect(ordering.mark([...given, ...given])(original)).toEqual(marked)
        const shuffled = laidOut([original], { seed, layout: 'shuffle-options' })[0] as QuestionOf<'ordering'>
        const { details: _, ...without } = ordering.mark(given)(shuffled)
        const { details: __, ...expected } = marked
        expect(without).toEqual(expected)
      }),
    )
  })

  test('again by outcomes gives what marking the answers gives, also by another key and rule', () => {
    fc.assert(
      fc.property(whole, ({ original, given, other }) => {
        const after = question({
          options: original.options,
          correctAnswers: other,
          marking: { also: [right] },
        })
        for (const next of [after, { ...after, marking: undefined }]) {
          const seen = { revision: 1, questions: [original] }
          const again = createRegrader({ seen, before: [original], after: [next] })
          const anew = markAnswers([next], [answerOf(given)], seen)
          expect(again(mark(original, given).outcomes)).toEqual(anew)
        }
      }),
    )
  })

  test('an answer that is carried to corrected texts is marked as before', () => {
    fc.assert(
      fc.property(whole, ({ original, given }) => {
        const corrected = (texts: readonly string[]) => texts.map((text) => `${text}!`)
        const after = {
          ...original,
          options: corrected(original.options),
          correctAnswers: corrected(original.correctAnswers),
        }
        if (problemsOfQuestion({ ...after, rule: undefined }, 0).length > 0) return
        if (after.options.some((text) => original.options.includes(text))) return
        expect(ordering.mark(ordering.carry(original, after, given))(after)).toEqual(
          ordering.mark(given)(original),
        )
      }),
    )
  })
})

describe('what a student gets', () => {
  test('is the same for two keys, shuffled or not', () => {
    fc.assert(
      fc.property(whole, fc.base64String(), ({ original, other }, seed) => {
        const another = { ...original, correctAnswers: other }
        const bytes = (one: QuestionOf<'ordering'>, layout: string | null) =>
          JSON.stringify(laidOutForStudent([one], { seed, layout }))
        for (const layout of [null, 'shuffle-options'])
          expect(bytes(another, layout)).toBe(bytes(original, layout))
        const [shown] = laidOutForStudent([original], { seed, layout: 'shuffle-options' })
        expect(shown?.options.toSorted()).toEqual(original.options.toSorted())
        expect(JSON.stringify(shown)).not.toContain('correctAnswers')
      }),
    )
  })

  // Pearson's test: of fair orders one list in a thousand is above. The seeds and texts are fixed.
  const chiSquare = (orders: readonly string[], kinds: number) => {
    const counts = new Map<string, number>()
    for (const order of orders) counts.set(order, (counts.get(order) ?? 0) + 1)
    const expected = orders.length / kinds
    const squares = [...counts.values()].map((count) => (count - expected) ** 2 / expected)
    return squares.reduce((sum, square) => sum + square, (kinds - counts.size) * expected)
  }
  const draws = Array.from({ length: 12_000 }, (_, i) => i)
  test.each([
    [2, 2, 10.83],
    [3, 6, 20.52],
    [4, 24, 49.73],
  ])('is each order of %i items as often as any other, the right one too', (count, kinds, limit) => {
    const correctAnswers = right.slice(0, count)
    const original = question({ correctAnswers, options: correctAnswers.toReversed() })
    const shuffled = draws.map((i) =>
      laidOutForStudent([original], { seed: `${i}`, layout: 'shuffle-options' }),
    )
    expect(
      chiSquare(
        shuffled.map(([shown]) => shown?.options.join() ?? ''),
        kinds,
      ),
    ).toBeLessThan(limit)
    const mixed = draws.map((i) => {
      const texts = correctAnswers.map((_, index) => `Step ${i * count + index}`)
      return shownItems(texts, []).map((text) => texts.indexOf(text))
    })
    expect(chiSquare(mixed.map(String), kinds)).toBeLessThan(limit)
  })

  test('was mixed by its texts alone, and stays as it was while it can', () => {
    fc.assert(
      fc.property(whole, ({ original: { correctAnswers, options }, other }) => {
        expect(shownItems(correctAnswers, options)).toEqual(options)
        expect(shownItems(correctAnswers, correctAnswers)).toEqual(correctAnswers)
        expect(shownItems(correctAnswers, [])).toEqual(shownItems(other, []))
      }),
    )
  })
})

test.each<[change: Partial<QuestionOf<'ordering'>>, path: string, sentence: string]>([
  [{ correctAnswers: ['iron'] }, 'correctAnswers', 'An order needs at least 2 items.'],
  [{ correctAnswers: [] }, 'correctAnswers', 'An order needs at least 2 items.'],
  [
    { correctAnswers: Array.from({ length: 13 }, (_, i) => `${i}`) },
    'correctAnswers',
    'An order can have at most 12 items.',
  ],
  [{ correctAnswers: ['a', 'b', ' '] }, 'correctAnswers.2', 'Item 3 is empty.'],
  [{ correctAnswers: ['a', 'b', 'c', 'B '] }, 'correctAnswers.3', 'Item 4 is the same as item 2.'],
  [
    { correctAnswers: ['a', 'x'.repeat(2_001)] },
    'correctAnswers.1',
    'Item 2 is longer than 2,000 characters.',
  ],
  [{ options: ['iron'] }, 'options', 'The order that is shown must have the same items as the right one.'],
  [{ rule: 'right-minus-wrong' }, 'rule', 'This rule needs at least two decisions.'],
  [{ options: ['b', 'a'], correctAnswers: ['a', 'b'] }, 'rule', 'This rule needs at least two decisions.'],
])('%j: %s: %s', (change, path, sentence) => {
  const [problem] = problemsOfQuestion(question(change), 0)
  expect(problem?.path).toBe(`questions.0.${path}`)
  expect(problem && inEnglish(problem)).toBe(sentence)
})

test('a new key that is the shown order leaves it; taken back, all is as it was', () => {
  const original = question()
  const key = { mode: 'new-key' as const, mayLower: true, correctAnswers: original.options }
  const after = regraded(original, key, 1)
  expect(after.options).toEqual(original.options)
  expect(undone(after, { before: original, after })).toEqual(original)
})

test('a key is the same if its items stand in the same order', () => {
  expect(ordering.isSameKey(question(), question())).toBe(true)
  expect(ordering.isSameKey(question(), question({ correctAnswers: right.toReversed() }))).toBe(false)
})
