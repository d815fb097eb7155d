import { expect, test } from 'vitest'
import { describeDone, describeScores } from './describe-scores.ts'

test.each([
  [[0, 0, 0, 0], 'No submissions yet. This will apply to everyone who submits.'],
  [[9, 0, 0, 0], 'No scores change.'],
  [[30, 3, 0, 0], 'Of 30 results, 3 go up and none goes down.'],
  [[1, 0, 1, 0], 'Of 1 result, none goes up and 1 goes down.'],
  [
    [3_000, 1_200, 1, 2],
    'Of 3,000 results, 1,200 go up and 1 goes down. 2 scores keep their share of the points.',
  ],
])('%j is foretold in words', ([results = 0, up = 0, down = 0, same = 0], text) =>
  expect(describeScores({ results, up, down, same })).toBe(text),
)

test.each([
  [[9, 0, 0], 'No score went up or down.'],
  [[9, 1, 0], '1 score went up, none went down.'],
  [[9, 2, 3], '2 scores went up, 3 went down.'],
])('%j is told in words', ([results = 0, up = 0, down = 0], text) =>
  expect(describeDone({ results, up, down, same: 0 })).toBe(text),
)
