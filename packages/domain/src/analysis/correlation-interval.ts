import { type Interval, middleOf } from './intervals.ts'
import { drawBinomial, type Draw } from './random-draws.ts'
import { isSome, type Marks } from './spread.ts'

const samples = 400

/** Attempts with the same mark for the question and the same sum of all others. */
type Cell = { own: number; rest: number; count: number }

/**
 * A bootstrap interval for the correlation of a question’s marks with the sum of the others: the middle 95 % of
 * the correlations in samples that are drawn from the attempts, each as large as they are (Efron 1979). A sample in
 * which the marks do not vary shows no correlation and counts as 0: without it, what hangs on few students looks sure.
 */
export function correlationInterval(own: Marks, totals: Float64Array, draw: Draw): Interval {
  const cells = cellsOf(own, totals)
  return middleOf(Float64Array.from({ length: samples }, () => sampledCorrelation(cells, own.length, draw)))
}

/** A sample draws the size of each cell, not each attempt: many attempts have the same marks. */
function cellsOf(own: Marks, totals: Float64Array): Cell[] {
  const cells = new Map<number, Map<number, Cell>>()
  for (const [attempt, mark] of own.entries()) {
    const rest = (totals[attempt] ?? 0) - mark
    const ofMark = cells.get(mark) ?? new Map<number, Cell>()
    cells.set(mark, ofMark)
    const cell = ofMark.get(rest)
    if (cell) cell.count += 1
    else ofMark.set(rest, { own: mark, rest, count: 1 })
  }
  return [...cells.values()].flatMap((ofMark) => [...ofMark.values()])
}

function sampledCorrelation(cells: readonly Cell[], attempts: number, draw: Draw): number {
  let [undrawn, uncovered] = [attempts, attempts]
  let [sumOwn, sumRest, squaresOwn, squaresRest, products] = [0, 0, 0, 0, 0]
  for (const { own, rest, count } of cells) {
    const drawn = drawBinomial(draw, undrawn, Math.min(1, count / uncovered))
    undrawn -= drawn
    uncovered -= count
    sumOwn += drawn * own
    sumRest += drawn * rest
    squaresOwn += drawn * own * own
    squaresRest += drawn * rest * rest
    products += drawn * own * rest
  }
  const varianceOwn = squaresOwn / attempts - (sumOwn / attempts) ** 2
  const varianceRest = squaresRest / attempts - (sumRest / attempts) ** 2
  if (!isSome(varianceOwn) || !isSome(varianceRest)) return 0
  const covariance = products / attempts - (sumOwn / attempts) * (sumRest / attempts)
  return covariance / Math.sqrt(varianceOwn * varianceRest)
}
