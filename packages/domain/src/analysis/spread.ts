import type { Random } from '../random.ts'
import { feldtInterval, type Interval, middleOf } from './intervals.ts'

const samplesOfInterval = 400

export type Marks = Float64Array

/** `withTotal` is the covariance with the sum of the marks. */
export type ItemSpread = { mean: number; variance: number; withTotal: number }

/** The variances are those of samples: divided by one less than the number of attempts. */
export type Spread = { items: ItemSpread[]; totals: Float64Array; variance: number }

/** A single attempt has no variance: NaN. Pauses after each item. */
export async function spreadOf(items: readonly Marks[], pause: () => Promise<void>): Promise<Spread> {
  const totals = new Float64Array(items[0]?.length ?? 0)
  for (const marks of items) {
    for (let attempt = 0; attempt < marks.length; attempt += 1)
      totals[attempt] = (totals[attempt] ?? 0) + (marks[attempt] ?? 0)
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

function restVariance({ variance }: Spread, item: ItemSpread): number {
  return variance - 2 * item.withTotal + item.variance
}

/** The correlation of a question with the sum of all others; undefined where one of the two does not vary. */
export function itemRest(spread: Spread, item: ItemSpread | undefined): number | undefined {
  if (!item) return undefined
  const rest = restVariance(spread, item)
  if (!isSome(item.variance) || !isSome(rest)) return undefined
  return (item.withTotal - item.variance) / Math.sqrt(item.variance * rest)
}

/** Whether a variance is more than what rounding leaves of 0. */
function isSome(variance: number): boolean {
  return variance > 1e-12
}

/** Divided by one less than the number of values. */
export function varianceOf(values: Float64Array): number {
  const own = differences(values)
  return covariance(own, own)
}

function differences(values: Float64Array): Float64Array {
  const mean = meanOf(values)
  const found = new Float64Array(values)
  for (let index = 0; index < found.length; index += 1) found[index] = (found[index] ?? 0) - mean
  return found
}

function covariance(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0)
  return sum / (left.length - 1)
}

function meanOf(values: Float64Array): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0
  return sum / values.length
}

/** How well the sum of the marks measures. `standardError` is in points. */
export type Reliability = { alpha: number; interval: Interval; standardError: number }

/** Coefficient alpha (Cronbach 1951; KR-20 where marks are 0 or 1); undefined where it is not defined. */
export function reliabilityOf(spread: Spread): Reliability | undefined {
  const { items, totals, variance } = spread
  const variances = sumOfVariances(spread)
  return reliabilityWith({ items: items.length, persons: totals.length, variances, variance })
}

/** From the sum of the variances of all items and that of the sum of the marks. */
export function reliabilityWith({
  items,
  persons,
  variances,
  variance,
}: {
  items: number
  persons: number
  variances: number
  variance: number
}): Reliability | undefined {
  const alpha = alphaOf(items, variances, variance)
  if (alpha === undefined) return undefined
  return {
    alpha,
    interval: feldtInterval(alpha, items, persons),
    standardError: Math.sqrt(variance * (1 - alpha)),
  }
}

export function alphasWithoutEach(spread: Spread): (number | undefined)[] {
  const variances = sumOfVariances(spread)
  return spread.items.map((item) =>
    alphaOf(spread.items.length - 1, variances - item.variance, restVariance(spread, item)),
  )
}

const sumOfVariances = ({ items }: Spread) => items.reduce((sum, { variance }) => sum + variance, 0)

function alphaOf(items: number, variances: number, total: number): number | undefined {
  if (items < 2 || !isSome(total)) return undefined
  return (items / (items - 1)) * (1 - variances / total)
}

/** Attempts with the same mark for the question and the same sum of all others. */
type Cell = { own: number; rest: number; count: number }

/** A bootstrap interval (Efron 1979). A sample without variance counts as 0, or what hangs on few students would look sure. */
export function correlationInterval(own: Marks, totals: Float64Array, random: Random): Interval {
  const cells = cellsOf(own, totals)
  return middleOf(
    Float64Array.from({ length: samplesOfInterval }, () => sampledCorrelation(cells, own.length, random)),
  )
}

/** A bootstrap interval for the mean of shares, some of them parts. */
export function meanInterval(shares: Float64Array, random: Random): Interval {
  const cells = cellsOf(shares, shares)
  const sampled = () => {
    let [sum, remaining, uncovered] = [0, shares.length, shares.length]
    for (const { own, count } of cells) {
      const size = sampleBinomial(random, remaining, Math.min(1, count / uncovered))
      remaining -= size
      uncovered -= count
      sum += size * own
    }
    return sum / shares.length
  }
  return middleOf(Float64Array.from({ length: samplesOfInterval }, sampled))
}

/** With more cells neighbours are put together. That moves an interval by less than drawing it again would. */
const maxCells = 128
const fewestColumns = 24

/** A sample draws the size of each cell, not each attempt: many attempts have the same marks. */
function cellsOf(own: Marks, totals: Float64Array): Cell[] {
  const cells = new Map<number, Map<number, Cell>>()
  for (let attempt = 0; attempt < own.length; attempt += 1) {
    const mark = own[attempt] ?? 0
    const rest = (totals[attempt] ?? 0) - mark
    const ofMark = cells.get(mark) ?? new Map<number, Cell>()
    cells.set(mark, ofMark)
    const cell = ofMark.get(rest)
    if (cell) cell.count += 1
    else ofMark.set(rest, { own: mark, rest, count: 1 })
  }
  const columns = Math.max(fewestColumns, Math.floor(maxCells / cells.size))
  return [...cells.values()].flatMap((ofMark) => neighbours([...ofMark.values()], columns))
}

/** At most so many cells as columns of equal width, each with the mean of what is in it. */
function neighbours(cells: Cell[], columns: number): Cell[] {
  if (cells.length <= columns) return cells
  const rests = cells.map(({ rest }) => rest)
  const [low, high] = [Math.min(...rests), Math.max(...rests)]
  const together = Map.groupBy(cells, ({ rest }) =>
    Math.min(columns - 1, Math.floor(((rest - low) / (high - low)) * columns)),
  )
  return [...together.values()].map((near) => {
    const count = near.reduce((sum, cell) => sum + cell.count, 0)
    const rest = near.reduce((sum, cell) => sum + cell.rest * cell.count, 0) / count
    return { own: near[0]?.own ?? 0, rest, count }
  })
}

function sampledCorrelation(cells: readonly Cell[], attempts: number, random: Random): number {
  let [remaining, uncovered] = [attempts, attempts]
  let [sumOwn, sumRest, squaresOwn, squaresRest, products] = [0, 0, 0, 0, 0]
  for (const { own, rest, count } of cells) {
    const size = sampleBinomial(random, remaining, Math.min(1, count / uncovered))
    remaining -= size
    uncovered -= count
    sumOwn += size * own
    sumRest += size * rest
    squaresOwn += size * own * own
    squaresRest += size * rest * rest
    products += size * own * rest
  }
  const varianceOwn = squaresOwn / attempts - (sumOwn / attempts) ** 2
  const varianceRest = squaresRest / attempts - (sumRest / attempts) ** 2
  if (!isSome(varianceOwn) || !isSome(varianceRest)) return 0
  const together = products / attempts - (sumOwn / attempts) * (sumRest / attempts)
  return together / Math.sqrt(varianceOwn * varianceRest)
}

/** Few expected successes are counted up from 0; from 30 on the normal distribution is near enough. */
export function sampleBinomial(random: Random, trials: number, probability: number): number {
  if (probability > 0.5) return trials - sampleBinomial(random, trials, 1 - probability)
  const expected = trials * probability
  if (expected < 30) return countUp(random, trials, probability)
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const size = Math.round(expected + normal * Math.sqrt(expected * (1 - probability)))
  return Math.min(trials, Math.max(0, size))
}

function countUp(random: Random, trials: number, probability: number): number {
  const odds = probability / (1 - probability)
  let chance = (1 - probability) ** trials
  let left = random() - chance
  let successes = 0
  while (left >= 0 && successes < trials) {
    chance *= (odds * (trials - successes)) / (successes + 1)
    left -= chance
    successes += 1
  }
  return successes
}
