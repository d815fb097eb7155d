import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsOf } from '../questions/points.ts'
import {
  chosenItems,
  followingMark,
  isSameRubric,
  meanMark,
  pointsBeside,
  pointsOfMark,
  rubricPoints,
  rubricTotal,
} from './draft-marks.ts'

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

test.each([
  [[2, 1.5, -1], 3.5],
  [[0.1, 0.2], 0.3],
  [[-1], undefined],
  [[], undefined],
])('items of %j give %s points', (items, points) => {
  const rubric = items.map((each, index) => ({ _id: `i${index}`, text: 'Item', points: each }))
  expect(rubricPoints({ essay: { rubric } })).toBe(points)
})

const marksOn = (points: fc.Arbitrary<number>) =>
  fc.record({
    points,
    items: fc.array(fc.integer({ min: -500, max: 2_000 }).map(pointsOf), { maxLength: 4 }),
    adjustment: fc.integer({ min: 0, max: 1_000 }).map(pointsOf),
    after: fc.integer({ min: 1, max: 2_000 }).map(pointsOf),
  })
const worth = fc.integer({ min: 1, max: 2_000 }).map(pointsOf)
const withRubric = (points: number, items: readonly number[]) => ({
  points,
  essay: { rubric: items.map((each, index) => ({ _id: `i${index}`, text: 'Item', points: each })) },
})

test('when its question has other points, a mark without items keeps its share', () => {
  fc.assert(
    fc.property(worth, worth, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const adjustment = pointsOf(Math.round(share * from * 100))
      const { adjustment: after } = followingMark({ items: [], adjustment }, { points: from }, { points: to })
      expect(Math.abs(after / to - adjustment / from)).toBeLessThanOrEqual(0.005 / to + 1e-9)
      expect(after).toBeLessThanOrEqual(to)
    }),
  )
})

test('a mark that was not all of its points never becomes all of them by being cut', () => {
  fc.assert(
    fc.property(marksOn(worth), ({ points, items, adjustment, after }) => {
      const [was, is] = [withRubric(points, items), withRubric(after, items)]
      const mark = { items: items.map((_, index) => `i${index}`), adjustment }
      const follows = followingMark(mark, was, is)
      const sum = items.reduce((total, each) => total + each, follows.adjustment)
      const earned = pointsOfMark(was, mark)
      if (earned < points && pointsOfMark(is, follows) === after)
        expect(sum).toBeLessThanOrEqual(after + 1e-9)
      expect(follows.items).toEqual(mark.items)
    }),
    { numRuns: 1_000 },
  )
})

test('the mean of two marks has the items that both have, half a hundredth up, and is within the question', () => {
  const given = [
    { items: ['treaty', 'date'], adjustment: 0, comment: '' },
    { items: ['treaty'], adjustment: 0.01, comment: '' },
  ]
  expect(meanMark(question, given)).toEqual({ items: ['treaty'], adjustment: 1.11 })
  fc.assert(
    fc.property(
      marksOn(worth),
      fc.integer({ min: 0, max: 1_000 }),
      ({ points, items, adjustment }, other) => {
        const of = withRubric(points, items)
        const all = items.map((_, index) => `i${index}`)
        const marks = [
          { items: all, adjustment, comment: '' },
          { items: all.slice(1), adjustment: pointsOf(other), comment: '' },
        ]
        const [one = 0, two = 0] = marks.map((mark) => pointsOfMark(of, mark))
        const mean = pointsOfMark(of, meanMark(of, marks))
        expect(Math.abs(mean - (one + two) / 2)).toBeLessThanOrEqual(0.005 + 1e-9)
      },
    ),
  )
})
