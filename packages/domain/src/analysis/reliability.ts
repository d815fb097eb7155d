import { feldtInterval, type Interval } from './intervals.ts'
import { isSome, restVariance, type Spread } from './spread.ts'

/** How well the sum of the marks measures. `standardError` is in points. */
export type Reliability = { alpha: number; interval: Interval; standardError: number }

/**
 * Coefficient alpha (Cronbach 1951; KR-20 where every mark is 0 or 1), with the standard error of measurement.
 * Undefined for fewer than two questions or attempts, and if all have the same number of points.
 */
export function reliabilityOf(spread: Spread): Reliability | undefined {
  const persons = spread.totals.length
  const variances = sum(spread.items.map(({ variance }) => variance))
  const alpha = alphaOf(spread.items.length, variances, spread.variance)
  if (alpha === undefined) return undefined
  return {
    alpha,
    interval: feldtInterval(alpha, spread.items.length, persons),
    standardError: Math.sqrt(spread.variance * (1 - alpha)),
  }
}

/** What alpha would be without each of the questions; undefined where it would not be defined. */
export function alphasWithoutEach(spread: Spread): (number | undefined)[] {
  const variances = sum(spread.items.map(({ variance }) => variance))
  return spread.items.map((item) =>
    alphaOf(spread.items.length - 1, variances - item.variance, restVariance(spread, item)),
  )
}

function alphaOf(items: number, variances: number, total: number): number | undefined {
  if (items < 2 || !isSome(total)) return undefined
  return (items / (items - 1)) * (1 - variances / total)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
