import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lsat6 } from './analysis-testing.ts'
import type { Question } from '../questions/question.ts'
import { analyseItems, type ItemAnalysis } from './item-analysis.ts'
import { seededRandom } from '../random.ts'
import { sampleBinomial } from './spread.ts'
import { outcomesIn } from '../questions/outcome-testing.ts'

const question: Question = {
  _id: 'q',
  text: '?',
  type: 'single',
  options: ['one', 'two', 'three', 'four'],
  correctAnswers: ['one'],
}
const copies = (count: number) => Array.from({ length: count }, () => question)
const choose = (letter: string) => (letter === '.' ? '.' : `${letter === 'A' ? '+' : '-'}${letter}`)
/** Outcomes of attempts that chose these letters, one for each question; `.` skips it. */
const chosen = (...attempts: string[]) => attempts.map((letters) => [...letters].map(choose).join(''))
const inThirds = (worst: number, middle: number, best: number) => ({ worst, middle, best })
const times = (count: number, letters: string) => Array.from({ length: count }, () => letters)
const analyse = (outcomes: string[], count: number) =>
  analyseItems(copies(count), outcomes.map(outcomesIn), () => Promise.resolve())
const itemsOf = async (outcomes: string[], count: number): Promise<ItemAnalysis[]> =>
  presentIn((await analyse(outcomes, count))?.items ?? [])
const presentIn = (items: readonly (ItemAnalysis | undefined)[]) => items.filter((item) => item !== undefined)

describe('the item analysis', () => {
  test('of no attempts does not exist', async () => {
    expect(await analyse([], 2)).toBeUndefined()
  })

  test('refuses outcomes on other questions', async () => {
    await expect(analyse(['+A'], 2)).rejects.toThrow('These outcomes are on other questions')
    await expect(analyse(['+A-B'], 1)).rejects.toThrow('These outcomes are on other questions')
  })

  test('counts how many got a question right, and how sure their share is', async () => {
    const [first] = await itemsOf(chosen(...times(7, 'A'), ...times(2, 'B'), '.'), 1)
    expect(first?.difficulty).toMatchObject({ right: 7, share: 0.7, level: 'medium' })
    expect(first?.difficulty.interval.low).toBeCloseTo(0.3967781475, 9)
  })

  test.each([
    [17, 3, 'easy'],
    [16, 4, 'medium'],
    [8, 12, 'medium'],
    [7, 13, 'hard'],
  ])('calls a question that %i got right and %i wrong %s', async (right, wrong, level) => {
    const [first] = await itemsOf(chosen(...times(right, 'A'), ...times(wrong, 'B')), 1)
    expect(first?.difficulty.level).toBe(level)
  })

  test('says why there is no discrimination', async () => {
    const why = async (outcomes: string[], count: number) =>
      (await itemsOf(outcomes, count)).map(({ discrimination }) =>
        'why' in discrimination ? discrimination.why : discrimination.level,
      )
    expect(await why(chosen(...times(5, 'AB'), ...times(5, 'AB')), 2)).toEqual(['all-right', 'all-wrong'])
    expect(await why(chosen(...times(5, 'AA'), ...times(4, 'BB')), 2)).toEqual(['too-few', 'too-few'])
    expect(await why(chosen(...times(6, 'AA'), ...times(6, 'BA')), 2)).toEqual(['same-rest', 'all-right'])
  })

  test('does not call a question good or useless that thirty students cannot tell', async () => {
    // A correlation of 0.3 among thirty.
    const few = chosen(
      ...times(10, 'AA'),
      ...times(5, 'AB'),
      ...times(5, 'BA'),
      ...times(5, 'BB'),
      ...times(5, 'BB'),
    )
    expect((await itemsOf(few, 2))[0]?.discrimination).toEqual({ why: 'too-few' })
    const many = Array.from({ length: 40 }, () => few).flat()
    const [first] = await itemsOf(many, 2)
    expect(first?.discrimination).toMatchObject({ level: 'good' })
  })

  test.each(['full', 'left-out'] as const)(
    'does without a question that tells nobody apart, because of %s',
    async (all) => {
      const outcomes = lsat6.map((marks) => marks.map((mark) => (mark ? '+A' : '-B')))
      const sign = all === 'full' ? '+' : '/'
      const withAll = outcomes.map(([first = '', ...others]) => [first, `${sign}C`, ...others].join(''))
      const one = { ...question, marking: { all } }
      const { items, ...rest } = (await analyseItems(
        [question, one, ...copies(4)],
        withAll.map(outcomesIn),
        async () => {},
      ))!
      const { items: expected, ...without } = (await analyse(
        outcomes.map((each) => each.join('')),
        5,
      ))!
      expect(items[1]).toBeUndefined()
      expect([presentIn(items), rest]).toEqual([expected, without])
      expect((await analyseItems([one], [outcomesIn('+A')], async () => {}))?.items).toEqual([undefined])
    },
  )

  test('gives LSAT6 its correlations, with intervals around them', async () => {
    const outcomes = lsat6.map((marks) => marks.map((mark) => (mark ? '+A' : '-B')).join(''))
    const { reliability, items } = (await analyse(outcomes, 5))!
    expect(reliability?.alpha).toBeCloseTo(631435 / 2140478, 9)
    const found = presentIn(items).map(({ discrimination }) => discrimination)
    expect(found.map((each) => ('value' in each ? each.value : each.why))).toEqual([
      expect.closeTo(0.11283268892, 9),
      expect.closeTo(0.15317812012, 9),
      expect.closeTo(0.17277894329, 9),
      expect.closeTo(0.14442809525, 9),
      expect.closeTo(0.12159640255, 9),
    ])
    for (const each of found) {
      if (!('value' in each)) throw new Error('There is no correlation')
      // With 1,000 students the standard error of a small correlation is about 0.03.
      expect(each.interval.low).toBeGreaterThan(each.value - 0.1)
      expect(each.interval.low).toBeLessThan(each.value - 0.03)
      expect(each.interval.high).toBeLessThan(each.value + 0.1)
      expect(each.interval.high).toBeGreaterThan(each.value + 0.03)
    }
  })

  test('counts choices by how the attempts did on the other questions', async () => {
    const outcomes = chosen(
      ...times(3, 'AAA'),
      ...times(1, 'BAA'),
      ...times(4, 'BAB'),
      ...times(2, 'BBB'),
      ...times(2, '.BB'),
    )
    const [first] = await itemsOf(outcomes, 3)
    expect(first?.choices).toEqual({
      options: [inThirds(0, 0, 3), inThirds(2, 4, 1), inThirds(0, 0, 0), inThirds(0, 0, 0)],
      right: inThirds(0, 0, 3),
      wrong: inThirds(2, 4, 1),
      skipped: inThirds(2, 0, 0),
    })
  })

  test('suspects a key only where the correlation is low and the best prefer a wrong option', async () => {
    const strong = times(10, 'CAAA')
    const weak = times(10, 'ABBB')
    const [wrongKey, rightKey] = await itemsOf(chosen(...strong, ...weak), 4)
    expect(wrongKey).toMatchObject({ suspectedKey: 'C', discrimination: { level: 'negative' } })
    expect(rightKey).not.toHaveProperty('suspectedKey')
    // Low, but the best still prefer the right option.
    const [mixed] = await itemsOf(
      chosen(...times(6, 'AAAA'), ...times(4, 'CAAA'), ...times(8, 'ABBB'), 'CBBB'),
      4,
    )
    expect(mixed).not.toHaveProperty('suspectedKey')
  })

  test('is the same for the same attempts, and never NaN', async () => {
    const attempts = fc.integer({ min: 1, max: 5 }).chain((count) =>
      fc.tuple(
        fc.constant(count),
        fc.array(
          fc.string({ unit: fc.constantFrom('A', 'B', 'C', '.'), minLength: count, maxLength: count }),
          {
            minLength: 1,
            maxLength: 40,
          },
        ),
      ),
    )
    await fc.assert(
      fc.asyncProperty(attempts, async ([count, letters]) => {
        const outcomes = chosen(...letters)
        const analysis = await analyse(outcomes, count)
        expect(JSON.stringify(analysis)).not.toContain('null')
        expect(await analyse(outcomes, count)).toEqual(analysis)
        for (const { choices, difficulty } of presentIn(analysis?.items ?? [])) {
          const all = [choices.right, choices.wrong, choices.skipped].flatMap((thirds) =>
            Object.values(thirds),
          )
          expect(all.reduce((sum, number) => sum + number, 0)).toBe(letters.length)
          expect(difficulty.interval.low).toBeLessThanOrEqual(difficulty.share)
          expect(difficulty.interval.high).toBeGreaterThanOrEqual(difficulty.share)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  [1_000, 0.002],
  [1_000, 0.3],
  [40, 0.9],
])('draws how many of %i succeed with probability %f', (trials, probability) => {
  const random = seededRandom(7)
  const drawn = Array.from({ length: 20_000 }, () => sampleBinomial(random, trials, probability))
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
  const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length
  const expected = trials * probability
  expect(mean / expected).toBeCloseTo(1, 1)
  expect(variance / (expected * (1 - probability))).toBeCloseTo(1, 1)
  expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value <= trials)).toBe(true)
})
