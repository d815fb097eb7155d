import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commonDenominator,
  compareFractions,
  largestDenominator,
  partOf,
  type Fraction,
  fractionOf,
  sumOfFractions,
} from './fraction.ts'

describe('a share', () => {
  test.each<[string, Fraction, Fraction]>([
    ['in lowest terms', fractionOf(2, 4), [1, 2]],
    ['of nothing', fractionOf(0, 7), [0, 1]],
    ['less than nothing', fractionOf(-3, 6), [-1, 2]],
    [
      'the sum',
      sumOfFractions([
        [1, 2],
        [1, 3],
      ]),
      [5, 6],
    ],
    [
      'the sum, at most the whole',
      sumOfFractions([
        [1, 1],
        [1, 2],
      ]),
      [1, 1],
    ],
    [
      'the sum, at least nothing',
      sumOfFractions([
        [1, 4],
        [-1, 1],
      ]),
      [0, 1],
    ],
    ['the sum of none', sumOfFractions([]), [0, 1]],
  ])('%s', (_, credit, expected) => expect(credit).toEqual(expected))

  test.each<[number, Fraction, number]>([
    [100, [1, 3], 33],
    [100, [2, 3], 67],
    [1, [1, 2], 1],
    [1, [49, 100], 0],
    [100_000, [99_999, 100_000], 99_999],
    [100_000, [1, 100_000], 1],
  ])('of %i hundredths, %j is %i: rounded half up', (hundredths, credit, part) =>
    expect(partOf(hundredths, credit)).toBe(part),
  )

  const share = fc
    .tuple(fc.nat(largestDenominator), fc.integer({ min: 1, max: largestDenominator }))
    .filter(([num, den]) => num <= den)

  test('of points is what exact arithmetic gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), share, (hundredths, [num, den]) => {
        const exact = (2n * BigInt(hundredths) * BigInt(num) + BigInt(den)) / (2n * BigInt(den))
        expect(partOf(hundredths, [num, den])).toBe(Number(exact))
        expect(partOf(hundredths, fractionOf(num, den))).toBe(Number(exact))
      }),
    )
  })

  test('is in order, and the sum is exact, wherever one denominator holds all', () => {
    const few = fc.array(
      fc.tuple(fc.integer({ min: -60, max: 60 }), fc.constantFrom(1, 2, 3, 4, 5, 6, 10, 12)),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(few, share, share, (shares, one, other) => {
        const sixtieths = shares.reduce((sum, [num, den]) => sum + (num * 60) / den, 0)
        expect(60 % commonDenominator(shares)).toBe(0)
        expect(sumOfFractions(shares)).toEqual(fractionOf(Math.min(Math.max(sixtieths, 0), 60), 60))
        const difference = BigInt(one[0]) * BigInt(other[1]) - BigInt(other[0]) * BigInt(one[1])
        expect(Math.sign(compareFractions(one, other))).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0)
      }),
    )
  })
})
