import { expect, test } from 'vitest'
import { summarizeScores } from './score-summary.ts'

test.each([
  [[], null, null, null],
  [[3], 3, 3, null],
  [[1, 2], 1.5, 1.5, Math.SQRT1_2],
  [[10, 0, 2], 4, 2, Math.sqrt(28)],
])('the scores %j', (scores, averageScore, medianScore, standardDeviation) => {
  const results = scores.map((score) => ({ score, tookMs: 60_000 * score }))
  const medianMs = medianScore === null ? null : 60_000 * medianScore
  expect(summarizeScores(results)).toEqual({ averageScore, medianScore, standardDeviation, medianMs })
})
