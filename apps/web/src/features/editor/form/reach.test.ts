import { expect, test } from 'vitest'
import { describeReach, describeReached, isWorthAsking } from './reach.ts'

const reach = (
  [results = 0, scoresChanged = 0, raised = 0, lowered = 0]: number[],
  running = 0,
  added = 0,
) => ({
  changes: { results, scoresChanged, raised, lowered, running },
  added,
})
const seen = 'Students see their new score the next time they look.'

test.each([
  [[5, 3, 2, 1], '5 results: 2 scores go up, 1 score goes down and 2 scores stay as they are.'],
  [[1, 1, 1, 0], '1 result: 1 score goes up.'],
  [
    [2_000, 2_000, 0, 1_999],
    '2,000 results: 1,999 scores go down and 1 score keeps its points out of a new total.',
  ],
  [
    [6, 6, 1, 3],
    '6 results: 1 score goes up, 3 scores go down and 2 scores keep their points out of a new total.',
  ],
])('the scores %j', (counts, text) => {
  expect(describeReach(reach(counts))).toEqual([`${text} ${seen}`])
})

test('who has begun is not asked a new question', () => {
  expect(describeReach(reach([1], 1, 1))).toEqual([
    '1 student is working. They keep the questions they started with, and are marked by the answer key you save now.',
    'Students who start from now on are asked the new question. It does not count for the 1 student working now and the 1 result so far.',
  ])
  expect(describeReach(reach([5], 0, 2))).toEqual([
    'Students who start from now on are asked the 2 new questions. They do not count for the 5 results so far.',
  ])
})

test('released marks that an edited rubric changes are told', () => {
  const { changes, added } = reach([5])
  const edited = {
    changes: { ...changes, changedMarks: { up: 2, down: 1, scores: { up: 1, down: 1 } } },
    added,
  }
  expect(isWorthAsking(edited)).toBe(true)
  expect(describeReach(edited)).toEqual([
    'Once marks are released again by the edited rubric: 1 score goes up, 1 score goes down and 3 scores stay as they are.',
  ])
})

test('marks that are not released and change with the rubric are told', () => {
  const { changes, added } = reach([5])
  const edited = { changes: { ...changes, changedMarks: { up: 0, down: 0, drafts: 2 } }, added }
  expect(describeReach(edited)).toEqual(['2 marks that students do not see yet change at once.'])
})

test('nothing is asked where nobody is reached otherwise than expected', () => {
  expect(isWorthAsking(reach([5]))).toBe(false)
  expect(isWorthAsking(reach([0], 0, 3))).toBe(false)
  expect(isWorthAsking(reach([5], 0, 1))).toBe(true)
  expect(isWorthAsking(reach([0], 1))).toBe(true)
  expect(isWorthAsking(reach([5, 1]))).toBe(true)
})

test.each([
  [[0], 0, []],
  [
    [0],
    1,
    ['New starters get this version.', '1 student working now keeps the questions they started with.'],
  ],
  [[5, 2], 0, ['New starters get this version.', '2 scores changed.']],
])('after saving, %j with %i running say %j', (counts, running, sentences) => {
  expect(describeReached(reach(counts, running))).toEqual(sentences)
})
