/** The marks of all attempts for one question, in the same order for each question. */
export type Marks = Float64Array

/** How the marks for one question vary, and how they go together with the sum of the marks. */
export type ItemSpread = { mean: number; variance: number; withTotal: number }

/** The variances are those of samples: divided by one less than the number of attempts. */
export type Spread = { items: ItemSpread[]; totals: Float64Array; variance: number }

/** What every figure of an analysis is made of. A single attempt has no variance: NaN. It pauses after each item. */
export async function spreadOf(items: readonly Marks[], pause: () => Promise<void>): Promise<Spread> {
  const totals = new Float64Array(items[0]?.length ?? 0)
  for (const marks of items) {
    marks.forEach((mark, attempt) => (totals[attempt] = (totals[attempt] ?? 0) + mark))
    await pause()
  }
  const fromMean = differences(totals)
  const spreads: ItemSpread[] = []
  for (const marks of items) {
    const own = differences(marks)
    spreads.push({
      mean: meanOf(marks),
      variance: covariance(own, own),
      withTotal: covariance(own, fromMean),
    })
    await pause()
  }
  return { items: spreads, totals, variance: covariance(fromMean, fromMean) }
}

/** The variance of the sum of all marks but those for one question. */
export function restVariance({ variance }: Spread, item: ItemSpread): number {
  return variance - 2 * item.withTotal + item.variance
}

/**
 * The correlation of the marks for a question with the sum of all others; undefined where one of the two does
 * not vary.
 */
export function itemRest(spread: Spread, item: ItemSpread | undefined): number | undefined {
  if (!item) return undefined
  const rest = restVariance(spread, item)
  if (!isSome(item.variance) || !isSome(rest)) return undefined
  return (item.withTotal - item.variance) / Math.sqrt(item.variance * rest)
}

/** Whether a variance is more than what rounding leaves of 0. */
export function isSome(variance: number): boolean {
  return variance > 1e-12
}

function differences(values: Float64Array): Float64Array {
  const mean = meanOf(values)
  return values.map((value) => value - mean)
}

function covariance(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (const [place, value] of left.entries()) sum += value * (right[place] ?? 0)
  return sum / (left.length - 1)
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
