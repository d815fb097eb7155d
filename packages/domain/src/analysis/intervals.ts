import { fQuantile } from './f-distribution.ts'

/** Within these two lies the true value with 95 % confidence. */
export type Interval = { low: number; high: number }

const confidence = 0.95
const tail = (1 - confidence) / 2
/** The standard normal distribution has 2.5 % above this. */
const normalLimit = 1.959963984540054

/** Wilson’s interval for a share of which `successes` of `trials` were seen (Wilson 1927). `trials` is 1 or more. */
export function wilsonInterval(successes: number, trials: number): Interval {
  const square = normalLimit ** 2
  const middle = (successes + square / 2) / (trials + square)
  const half =
    (normalLimit / (trials + square)) * Math.sqrt((successes * (trials - successes)) / trials + square / 4)
  return {
    low: successes === 0 ? 0 : middle - half,
    high: successes === trials ? 1 : middle + half,
  }
}

/** Feldt’s interval for coefficient alpha of this many items and persons, two or more of both (Feldt 1965). */
export function feldtInterval(alpha: number, items: number, persons: number): Interval {
  const [upper, lower] = [persons - 1, (persons - 1) * (items - 1)]
  return {
    low: 1 - (1 - alpha) * fQuantile(1 - tail, upper, lower),
    high: 1 - (1 - alpha) * fQuantile(tail, upper, lower),
  }
}

/** The middle 95 % of values that were drawn, of which there is one or more. */
export function middleOf(values: Float64Array): Interval {
  const sorted = values.toSorted()
  const at = (place: number) => sorted[place] ?? 0
  return { low: at(Math.floor(tail * sorted.length)), high: at(Math.ceil((1 - tail) * sorted.length) - 1) }
}
