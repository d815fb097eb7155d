import { expect, test } from 'vitest'
import { describeChanges } from './score-changes.ts'

test.each([
  [[5, 3, 2, 1], undefined, '5 students have submitted. 2 scores go up and 1 score goes down.'],
  [[1, 1, 1, 0], undefined, '1 student has submitted. 1 score goes up.'],
  [
    [2_000, 2_000, 0, 1_999],
    2,
    '2,000 students have submitted. 1,999 scores go down and 1 score keeps its points. Every score is then out of 2.',
  ],
  [
    [6, 6, 1, 3],
    4,
    '6 students have submitted. 1 score goes up, 3 scores go down and 2 scores keep their points. Every score is then out of 4.',
  ],
])('%j with a new total of %s', ([results = 0, scoresChanged = 0, raised = 0, lowered = 0], total, text) => {
  expect(describeChanges({ results, scoresChanged, raised, lowered }, total)).toBe(text)
})
