import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feldtInterval, wilsonInterval } from './intervals.ts'
import { lsat6, marksOfRows, moodle } from './analysis-testing.ts'
import { seededRandom } from '../random.ts'
import {
  alphasWithoutEach,
  correlationInterval,
  itemRest,
  type Marks,
  reliabilityOf,
  spreadOf,
} from './spread.ts'

const digits = 9
const spreadOfAll = (items: readonly Marks[]) => spreadOf(items, () => Promise.resolve())

describe('the marks of Moodle’s test', async () => {
  const spread = await spreadOfAll(marksOfRows(moodle))
  test('go together with the other marks as Moodle says', () => {
    const expected = [
      -7.0650767526, -28.8982125772, -9.1230674268, -22.6306444113, -17.6997047674, -45.3785178421,
      -5.6543166602,
    ]
    for (const [index, item] of spread.items.entries()) {
      expect(100 * (itemRest(spread, item) ?? 0)).toBeCloseTo(expected[index]!, digits)
    }
  })
  test('have its alpha, spread and standard error', () => {
    const { alpha, standardError } = reliabilityOf(spread)!
    expect(100 * alpha).toBeCloseTo(-87.2230935542, digits)
    expect(Math.sqrt(spread.variance)).toBeCloseTo(0.8117265554, digits)
    expect(standardError).toBeCloseTo(1.1106813066, digits)
  })
})

describe('LSAT6', async () => {
  const spread = await spreadOfAll(marksOfRows(lsat6))
  test('has the difficulties and correlations of the literature', () => {
    expect(spread.items.map(({ mean }) => mean)).toEqual([0.924, 0.709, 0.553, 0.763, 0.87])
    const expected = [0.11283268892, 0.15317812012, 0.17277894329, 0.14442809525, 0.12159640255]
    for (const [index, item] of spread.items.entries()) {
      expect(itemRest(spread, item)).toBeCloseTo(expected[index]!, digits)
    }
  })
  test('has its reliability', () => {
    const { alpha, interval, standardError } = reliabilityOf(spread)!
    expect(alpha).toBeCloseTo(631435 / 2140478, digits)
    expect(standardError).toBeCloseTo(0.869066612393306, digits)
    expect(interval.low).toBeCloseTo(0.2234737879, digits)
    expect(interval.high).toBeCloseTo(0.3618025317, digits)
    const without = [0.2753562108, 0.23758390465, 0.21679946294, 0.24593271043, 0.2662944112]
    for (const [index, value] of alphasWithoutEach(spread).entries()) {
      expect(value!).toBeCloseTo(without[index]!, digits)
    }
  })
})

test.each([
  [7, 10, 0.3967781475, 0.8922087326],
  [27, 30, 0.7437891742, 0.9654001113],
  [0, 10, 0, 0.2775327999],
])('Wilson’s interval for %i of %i', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials)
  expect(interval.low).toBeCloseTo(low, digits)
  expect(interval.high).toBeCloseTo(high, digits)
})

test('Feldt’s interval for .85, seven items and 89 persons', () => {
  const { low, high } = feldtInterval(0.85, 7, 89)
  expect(low).toBeCloseTo(0.797064879, digits)
  expect(high).toBeCloseTo(0.8931665937, digits)
})

/** The same by the textbook’s definitions, without a short cut. */
function correlation(left: number[], right: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(left), mean(right)]
  const covariance = mean(left.map((value, index) => (value - a) * (right[index]! - b)))
  return (
    covariance /
    Math.sqrt(mean(left.map((value) => (value - a) ** 2)) * mean(right.map((value) => (value - b) ** 2)))
  )
}

test('agree with the definitions for any marks, and are never NaN', async () => {
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 20 }))
    .chain(([items, persons]) =>
      fc.array(fc.array(fc.constantFrom<number[]>(0, 0.5, 1), { minLength: items, maxLength: items }), {
        minLength: persons,
        maxLength: persons,
      }),
    )
  await fc.assert(
    fc.asyncProperty(rows, async (marks) => {
      const spread = await spreadOfAll(marksOfRows(marks))
      for (const [index, item] of spread.items.entries()) {
        const own = marks.map((row) => row[index]!)
        const rest = marks.map((row) => row.reduce((sum, mark) => sum + mark, 0) - row[index]!)
        const varies = new Set(own).size > 1 && new Set(rest).size > 1
        const found = itemRest(spread, item)
        if (varies) expect(found).toBeCloseTo(correlation(own, rest), digits)
        else expect(found).toBeUndefined()
      }
      const figures = [reliabilityOf(spread), ...alphasWithoutEach(spread)]
      expect(JSON.stringify(figures.filter((figure) => figure !== undefined))).not.toContain('null')
    }),
    { numRuns: 500 },
  )
})

test('the interval of a correlation is that of normal theory, also where hardly two sums are equal', async () => {
  const random = seededRandom(3)
  const bell = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6)
  const attempts = 4_000
  const own = new Float64Array(attempts)
  const rest = new Float64Array(attempts)
  for (let at = 0; at < attempts; at += 1) {
    const ability = bell()
    own[at] = Math.min(6, Math.max(0, Math.round(3 + ability + bell())))
    rest[at] = Math.round(1_000 * (ability + bell()))
  }
  const spread = await spreadOfAll([own, rest])
  const found = itemRest(spread, spread.items[0]) ?? 0
  const { low, high } = correlationInterval(own, spread.totals, random)
  const half = (1.96 * (1 - found ** 2)) / Math.sqrt(attempts)
  expect(new Set(rest).size).toBeGreaterThan(1_000)
  expect((low + high) / 2).toBeCloseTo(found, 2)
  expect((high - low) / 2 / half).toBeGreaterThan(0.85)
  expect((high - low) / 2 / half).toBeLessThan(1.15)
})
