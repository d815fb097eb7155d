import { range } from './markdown.ts'
import { median, percentile } from './statistics.ts'

/** The same measured of this code and of another. */
export type Pair<Value> = { own: Value; other: Value }

/** Fewer do not show how far they spread. */
const fewestValues = 5

/** Medians of both sides and of their ratio, how sure that is, and how far the ratio spreads. */
export function comparedRow<Measured>(
  name: string,
  pairs: readonly Pair<Measured>[],
  read: (measured: Measured) => number,
): (string | number)[] {
  const ratios = pairs.map(({ own, other }) => read(own) / read(other)).toSorted((a, b) => a - b)
  return [
    name,
    median(pairs.map(({ own }) => read(own))),
    median(pairs.map(({ other }) => read(other))),
    median(ratios),
    uncertainty(ratios),
    range(percentile(ratios, 0), percentile(ratios, 100)),
  ]
}

/** How far the median of sorted values may be from the true one: 95 % of such intervals contain it. */
function uncertainty(sorted: readonly number[]): number | string {
  if (sorted.length < fewestValues) return '–'
  const middleHalf = percentile(sorted, 75) - percentile(sorted, 25)
  return (1.57 * middleHalf) / Math.sqrt(sorted.length)
}
