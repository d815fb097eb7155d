import { range } from './markdown.ts'
import { median, percentile } from './statistics.ts'

/** The same measured of this code and of another. */
export type Pair<Value> = { own: Value; other: Value }

/** Measures both sides in turns, so that what disturbs the machine disturbs both. */
export async function inTurns<Value>(
  rounds: number,
  { own, other }: Pair<() => Promise<Value>>,
): Promise<Pair<Value>[]> {
  const pairs: Pair<Value>[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ own: await own(), other: await other() })
    else pairs.push({ other: await other(), own: await own() })
  }
  return pairs
}

export const comparedHead = (commit: string) => ['', 'this', commit, 'ratio', 'sure to ±', 'least – greatest']

/** Fewer do not show how far they spread. */
const fewestValues = 5

/** Medians of both sides and of their ratio, how sure that is, and how far the ratio spreads. */
export function comparedRow<Measured>(
  name: string,
  pairs: readonly Pair<Measured>[],
  read: (measured: Measured) => number,
): (string | number)[] {
  const ratios = pairs.map(({ own, other }) => quotient(read(own), read(other))).toSorted((a, b) => a - b)
  return [
    name,
    median(pairs.map(({ own }) => read(own))),
    median(pairs.map(({ other }) => read(other))),
    finite(median(ratios)),
    uncertainty(ratios),
    range(percentile(ratios, 0), percentile(ratios, 100)),
  ]
}

/** 1 if both are the same, even nothing. */
const quotient = (own: number, other: number) => (own === other ? 1 : own / other)

/** How far the median of sorted values may be from the true one: 95 % of such intervals contain it. */
function uncertainty(sorted: readonly number[]): number | string {
  if (sorted.length < fewestValues) return '–'
  const middleHalf = percentile(sorted, 75) - percentile(sorted, 25)
  return finite((1.57 * middleHalf) / Math.sqrt(sorted.length))
}

/** Results are kept as JSON, which has no infinite numbers: a visit that blocks nothing divides by 0. */
const finite = (value: number) => (Number.isFinite(value) ? value : '∞')
