/** How many attempts have a score from one to the other, both included. */
export type ScoreColumn = { from: number; to: number; count: number }

const mostColumns = 26

/** The columns of the distribution: one for each score, or for a few neighbouring ones in a long quiz. */
export function columnsOf(scores: readonly number[]): ScoreColumn[] {
  const width = Math.ceil(scores.length / mostColumns)
  return Array.from({ length: Math.ceil(scores.length / width) }, (_, column) => {
    const from = column * width
    const within = scores.slice(from, from + width)
    return { from, to: from + within.length - 1, count: within.reduce((sum, count) => sum + count, 0) }
  })
}
