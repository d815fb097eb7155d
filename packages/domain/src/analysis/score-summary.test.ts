import { expect, test } from 'vitest'
import { summarizeScores } from './score-summary.ts'

test.each([
  [[], null, null, null, null, 0],
  [[3], 3, 3, null, 0.3, 1],
  [[4, 5], 4.5, 4.5, Math.SQRT1_2, 0.45, 1],
  [[10, 0, 2], 4, 2, Math.sqrt(28), 0.4, 2],
])('the scores %j', (scores, averageScore, medianScore, standardDeviation, averageShare, belowHalf) => {
  const results = scores.map((score) => ({ score, totalQuestions: 10, tookMs: 60_000 * score }))
  const medianMs = medianScore === null ? null : 60_000 * medianScore
  expect(summarizeScores(results)).toEqual({
    averageScore,
    averageShare: averageShare === null ? null : expect.closeTo(averageShare, 9),
    belowHalf,
    medianScore,
    standardDeviation,
    medianMs,
  })
})

test('shares and halves are of what each attempt was asked', () => {
  const scores = [
    [2, 4],
    [2, 5],
    [0, 0],
  ] as const
  const results = scores.map(([score, totalQuestions]) => ({ score, totalQuestions, tookMs: 1 }))
  expect(summarizeScores(results)).toMatchObject({ averageShare: expect.closeTo(0.45, 9), belowHalf: 1 })
})
