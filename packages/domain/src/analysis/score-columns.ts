const maxColumns = 26
const firstSteps = [1, 2, 5, 10, 20, 25, 50]

/** How many scores are in each column: from 0 on, `step` points wide each. The last one has what is left of the points. */
type ScoreColumns = { step: number; counts: number[] }

/** Scores, and the most of them, in points with at most two decimals, in as many columns as people can tell apart. */
export function columnsOfPoints(scores: readonly number[], most: number): ScoreColumns {
  const step = stepFor(hundredths(most))
  const counts = Array.from({ length: Math.floor(hundredths(most) / step) + 1 }, () => 0)
  for (const score of scores) {
    const column = Math.floor(hundredths(score) / step)
    counts[column] = (counts[column] ?? 0) + 1
  }
  return { step: step / 100, counts }
}

const hundredths = (points: number) => Math.round(points * 100)

/** The smallest round width with which the columns are few enough. */
function stepFor(most: number): number {
  for (let scale = 1; ; scale *= 100) {
    const fitting = firstSteps.find((step) => Math.floor(most / (step * scale)) < maxColumns)
    if (fitting !== undefined) return fitting * scale
  }
}
