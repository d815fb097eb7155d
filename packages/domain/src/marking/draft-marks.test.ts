import { expect, test } from 'vitest'
import { chosenItems, isSameRubric, pointsBeside, pointsOfMark, rubricTotal } from './draft-marks.ts'

const question = {
  points: 4,
  essay: {
    rubric: [
      { _id: 'treaty', text: 'Names the treaty', points: 1.1 },
      { _id: 'date', text: 'Gives its date', points: 2.2 },
      { _id: 'spelling', text: 'Misspells a name', points: -0.5 },
    ],
  },
}

test.each<[items: string[], adjustment: number, points: number]>([
  [[], 0, 0],
  [['treaty', 'date'], 0, 3.3],
  [['treaty', 'date', 'spelling'], 0, 2.8],
  [['treaty', 'date'], 0.1, 3.4],
  [['treaty', 'date'], 2, 4],
  [['spelling'], 0, 0],
  [['spelling'], 0.75, 0.25],
  [['treaty', 'gone'], 0, 1.1],
])('the items %j and %d more are %d points', (items, adjustment, points) => {
  expect(pointsOfMark(question, { items, adjustment })).toBe(points)
})

test.each<[items: string[], adjustment: number, beside: number]>([
  [[], 0, 0],
  [['treaty', 'date'], 0, 0],
  [['treaty', 'date'], 0.1, 0.1],
  [['treaty', 'spelling'], -0.25, -0.25],
  [['treaty', 'date'], 2, 0.7],
  [['spelling'], 0, 0.5],
])('the items %j and %d more list %d beside the items', (items, adjustment, beside) => {
  const points = pointsOfMark(question, { items, adjustment })
  expect(pointsBeside(chosenItems(question, items), { points })).toBe(beside)
})

test('a mark that is right or wrong, or lists no items, has nothing beside them', () => {
  expect(pointsBeside([{ points: 2 }], 'correct')).toBe(0)
  expect(pointsBeside(undefined, { points: 2 })).toBe(0)
})

test('without a rubric the adjustment is all', () => {
  expect(pointsOfMark({ points: 2.5 }, { items: [], adjustment: 1.25 })).toBe(1.25)
  expect(pointsOfMark({}, { items: [], adjustment: 3 })).toBe(1)
})

test('a rubric with other points, or of a question with others, marks otherwise; other words do not', () => {
  const rubric = [{ _id: 'a', text: 'A', points: 2 }]
  const essay = { points: 3, essay: { rubric } }
  const withItem = (item: Partial<(typeof rubric)[number]>) => ({
    ...essay,
    essay: { rubric: rubric.map((each) => ({ ...each, ...item })) },
  })
  expect(isSameRubric(essay, withItem({ text: 'B' }))).toBe(true)
  expect(isSameRubric(essay, withItem({ points: 1 }))).toBe(false)
  expect(isSameRubric(essay, withItem({ _id: 'b' }))).toBe(false)
  expect(isSameRubric(essay, { ...essay, points: 4 })).toBe(false)
  expect(isSameRubric(essay, { points: 3 })).toBe(false)
  expect(isSameRubric({}, { points: 1 })).toBe(true)
})

test.each([
  [5, [2, 3], undefined],
  [5, [2, 3, -1], undefined],
  [1, [2, 3], 5],
  [0.3, [0.1, 0.2], undefined],
  [4, [], undefined],
  [4, [-1], 0],
])('a rubric of a question worth %f with items of %j adds up to %s', (points, items, total) => {
  const rubric = items.map((each, index) => ({ _id: `i${index}`, text: 'Item', points: each }))
  expect(rubricTotal({ points, essay: { rubric } })).toBe(total)
})
