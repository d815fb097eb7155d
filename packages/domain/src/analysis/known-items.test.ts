import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { chanceOfMore } from './intervals.ts'
import { compareUses, type Comparison, mayBeKnown } from './known-items.ts'
import { sampleBinomial } from './spread.ts'

// Fisher’s tea: of eight cups four have the milk first, and the lady finds all of them, or three.
test.each([
  [0, 4, 4, 4, 1 / 70],
  [1, 4, 3, 4, 17 / 70],
  [4, 4, 0, 4, 1],
  // By R: fisher.test(matrix(c(18, 12, 26, 4), 2), alternative = 'less').
  [18, 30, 26, 30, 0.0195],
])('after %i of %i the chance of %i or more of %i is %f', (successes, trials, later, laterTrials, chance) =>
  expect(chanceOfMore({ successes, trials }, { successes: later, trials: laterTrials })).toBeCloseTo(
    chance,
    4,
  ),
)

describe('an item', () => {
  const use = (asked: number, right: number, medianMs: number | undefined = 40_000) => ({
    asked,
    right,
    shares: right,
    timed: asked,
    ...(medianMs !== undefined && { medianMs }),
  })

  test('is compared by its last quizzes, as few as have 30 attempts, with all before', () => {
    expect(compareUses([use(25, 10), use(20, 9), use(29, 20), use(10, 9)])).toEqual({
      before: { asked: 45, right: 19, medianMs: 40_000 },
      now: { asked: 39, right: 29, medianMs: 40_000 },
    })
    expect(compareUses([use(45, 19), use(30, 20)])?.now.asked).toBe(30)
  })

  test('is not compared with fewer than 30 attempts on a side, or without times', () => {
    expect(compareUses([use(29, 10), use(300, 200)])).toBeUndefined()
    expect(compareUses([use(300, 10), use(29, 29)])).toBeUndefined()
    expect(compareUses([use(300, 100)])).toBeUndefined()
    expect(compareUses([])).toBeUndefined()
    const { medianMs: _, ...untimed } = use(50, 20)
    expect(compareUses([use(50, 20), untimed])).toBeUndefined()
  })

  const side = (asked: number, right: number, medianMs: number) => ({ asked, right, medianMs })
  test('may be known only if it is easier and faster', () => {
    const before = side(60, 20, 50_000)
    expect(
      mayBeKnown([
        { before, now: side(60, 52, 20_000) },
        { before, now: side(60, 52, 50_000) },
        { before, now: side(60, 22, 20_000) },
        { before, now: side(60, 3, 20_000) },
        undefined,
      ]),
    ).toEqual([true, false, false, false, false])
  })
})

describe('a bank of 200 items', () => {
  const banks = 400
  const bankOf = (
    random: () => number,
    { easiest, hardest, sizes: [before, now] }: { easiest: number; hardest: number; sizes: [number, number] },
  ): Comparison[] =>
    Array.from({ length: 200 }, () => {
      const share = hardest + (easiest - hardest) * random()
      const right = (trials: number) => sampleBinomial(random, trials, share)
      // Always faster, so that the other condition alone holds it.
      return {
        before: { asked: before, right: right(before), medianMs: 2 },
        now: { asked: now, right: right(now), medianMs: 1 },
      }
    })

  test.each([
    { name: 'of all difficulties', easiest: 0.95, hardest: 0.1, sizes: [100, 60] as [number, number] },
    { name: 'easy, with few before', easiest: 0.99, hardest: 0.8, sizes: [30, 300] as [number, number] },
    { name: 'hard, with few now', easiest: 0.25, hardest: 0.05, sizes: [300, 30] as [number, number] },
  ])('that nobody knows has one that may be known in one of twenty banks at most: $name', (bank) => {
    const random = seededRandom(7)
    let wrong = 0
    for (let at = 0; at < banks; at += 1) wrong += Number(mayBeKnown(bankOf(random, bank)).includes(true))
    // 5 % and three standard errors of so many banks.
    expect(wrong / banks).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / banks))
  })

  test('in which one got about is found by it', () => {
    const random = seededRandom(8)
    let [found, others] = [0, 0]
    for (let at = 0; at < 100; at += 1) {
      const bank = bankOf(random, { easiest: 0.95, hardest: 0.1, sizes: [100, 60] })
      bank[17] = {
        before: { asked: 100, right: sampleBinomial(random, 100, 0.5), medianMs: 2 },
        now: { asked: 60, right: sampleBinomial(random, 60, 0.9), medianMs: 1 },
      }
      const known = mayBeKnown(bank)
      found += Number(known[17])
      others += known.filter((is, index) => is && index !== 17).length
    }
    expect(found).toBeGreaterThanOrEqual(85)
    expect(others).toBeLessThanOrEqual(10)
  })
})
