/** Null where there is nothing to say it of: the standard deviation needs two attempts. */
export type ScoreSummary = {
  averageScore: number | null
  averageShare: number | null
  belowHalf: number
  medianScore: number | null
  /** Of a sample, so divided by one less than the number of attempts. */
  standardDeviation: number | null
  medianMs: number | null
}

/** `tookMs` is how long an attempt took. */
export function summarizeScores(
  results: readonly { score: number; totalQuestions: number; tookMs: number }[],
): ScoreSummary {
  const scores = Float64Array.from(results, ({ score }) => score)
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const squares = scores.reduce((sum, score) => sum + (score - average) ** 2, 0)
  return {
    averageScore: scores.length === 0 ? null : average,
    averageShare: averageShareOf(results),
    belowHalf: results.filter(({ score, totalQuestions }) => 2 * score < totalQuestions).length,
    medianScore: medianOf(scores),
    standardDeviation: scores.length < 2 ? null : Math.sqrt(squares / (scores.length - 1)),
    medianMs: medianOf(Float64Array.from(results, ({ tookMs }) => tookMs)),
  }
}

function averageShareOf(results: readonly { score: number; totalQuestions: number }[]): number | null {
  const counted = results.filter(({ totalQuestions }) => totalQuestions > 0)
  if (counted.length === 0) return null
  return counted.reduce((sum, { score, totalQuestions }) => sum + score / totalQuestions, 0) / counted.length
}

/** Null of no values. */
export function medianOf(values: Float64Array): number | null {
  const sorted = values.toSorted()
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}
