/** A share of the points of a question: `num / den` in lowest terms, `den` from 1 to `largestDenominator`. */
export type Share = [num: number, den: number]

export const noShare: Share = [0, 1]
export const wholeShare: Share = [1, 1]
export const largestDenominator = 100_000

const divisor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : divisor(other, one % other)

/** `num / den` in lowest terms; `den` is positive. */
export function shareOf(num: number, den: number): Share {
  const common = divisor(num, den)
  return [num / common, den / common]
}

/** The smallest denominator in which each of the shares can be written. */
export const commonDenominator = (shares: readonly Share[]): number =>
  shares.reduce((all, [, den]) => (all / divisor(all, den)) * den, 1)

/** Positive if the first is greater. */
export const compareShares = ([num, den]: Share, [otherNum, otherDen]: Share): number =>
  num * otherDen - otherNum * den

/** The sum, from nothing to the whole. */
export function sumOfShares(shares: readonly Share[]): Share {
  const den = commonDenominator(shares)
  const num = shares.reduce((sum, share) => sum + (share[0] * den) / share[1], 0)
  return shareOf(Math.min(Math.max(num, 0), den), den)
}

/** A share of so many hundredths, rounded half up to a whole one. */
export const partOf = (hundredths: number, [num, den]: Share): number =>
  Math.floor((2 * hundredths * num + den) / (2 * den))
