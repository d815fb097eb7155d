/** A fraction of the points of a question: `num / den` in lowest terms, `den` from 1 to `largestDenominator`. */
export type Fraction = [num: number, den: number]

export const noCredit: Fraction = [0, 1]
export const fullCredit: Fraction = [1, 1]
export const largestDenominator = 100_000

const divisor = (one: number, other: number): number => (other ? divisor(other, one % other) : Math.abs(one))

/** `num / den` in lowest terms; `den` is positive. */
export function fractionOf(num: number, den: number): Fraction {
  const common = divisor(num, den)
  return [num / common, den / common]
}

/** The smallest denominator in which each of the fractions can be written. */
export const commonDenominator = (fractions: readonly Fraction[]): number =>
  fractions.reduce((all, [, den]) => (all / divisor(all, den)) * den, 1)

/** Positive if the first is greater. */
export const compareFractions = ([num, den]: Fraction, [otherNum, otherDen]: Fraction): number =>
  num * otherDen - otherNum * den

/** The sum, from nothing to the whole. */
export function sumOfFractions(fractions: readonly Fraction[]): Fraction {
  const den = commonDenominator(fractions)
  const num = fractions.reduce((sum, credit) => sum + (credit[0] * den) / credit[1], 0)
  return fractionOf(Math.min(Math.max(num, 0), den), den)
}

/** A fraction of so many hundredths, rounded half up to a whole one. */
export const partOf = (hundredths: number, [num, den]: Fraction): number =>
  Math.floor((2 * hundredths * num + den) / (2 * den))
