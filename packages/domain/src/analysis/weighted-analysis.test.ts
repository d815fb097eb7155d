import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOf } from '../marking/marking.ts'
import { pointsOfScore } from '../marking/score.ts'
import { type Outcome, outcomeOf, outcomeOfCredit } from '../questions/outcome.ts'
import type { Question, QuestionOf } from '../questions/question.ts'
import { fractionOf } from '../questions/fraction.ts'
import { marksOfRows, moodle } from './analysis-testing.ts'
import { analyseItems } from './item-analysis.ts'
import { columnsOfPoints } from './score-columns.ts'
import { itemRest, reliabilityOf, spreadOf } from './spread.ts'

const pause = () => Promise.resolve()
const question = (over: Partial<QuestionOf<'multiple'>> = {}): QuestionOf<'multiple'> => ({
  _id: 'q',
  text: '?',
  type: 'multiple',
  options: ['one', 'two', 'three', 'four'],
  correctAnswers: ['one'],
  ...over,
})
const analyse = async (questions: readonly Question[], outcomes: readonly (readonly Outcome[])[]) =>
  (await analyseItems(questions, outcomes, pause))!

test('Moodle’s marks, some of them parts, have its correlations, alpha and standard error', async () => {
  const outcomes = moodle.map((row) =>
    row.map((mark) => outcomeOfCredit(fractionOf(Math.round(mark * 10), 10))),
  )
  const marks = moodle.map((row) => row.map((mark) => Math.round(mark * 10) / 10))
  const expected = await spreadOf(marksOfRows(marks), pause)
  const { items, reliability } = await analyse(
    marks[0]!.map(() => question({ rule: 'each-decision' })),
    outcomes,
  )
  expect(reliability?.alpha).toBeCloseTo(reliabilityOf(expected)!.alpha, 9)
  expect(reliability?.standardError).toBeCloseTo(reliabilityOf(expected)!.standardError, 9)
  for (const [index, item] of items.entries()) {
    const discrimination = item?.discrimination
    if (discrimination && 'value' in discrimination) {
      expect(discrimination.value).toBeCloseTo(itemRest(expected, expected.items[index])!, 9)
    }
    expect(item?.difficulty.share).toBeCloseTo(expected.items[index]!.mean, 9)
    expect(item?.difficulty.right).toBe(marks.filter((row) => row[index] === 1).length)
    expect(item?.difficulty.partly).toBe(marks.filter((row) => row[index]! > 0 && row[index]! < 1).length)
  }
})

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constantFrom(outcomeOf('correct', 1), outcomeOf('incorrect', 2), outcomeOf('skipped')),
  fc.integer({ min: 1, max: 7 }).map((num) => outcomeOfCredit(fractionOf(num, 8), 5)),
)
const weighted = fc.record({
  points: fc.integer({ min: 1, max: 500 }).map((n) => n / 100),
  hasDeduction: fc.boolean(),
})
const someClass = fc.array(weighted, { minLength: 2, maxLength: 5 }).chain((allPoints) =>
  fc.tuple(
    fc.constant(
      allPoints.map(({ points, hasDeduction }) =>
        question({ rule: 'each-decision', points, ...(hasDeduction && { deduction: points }) }),
      ),
    ),
    fc.array(fc.array(outcome, { minLength: allPoints.length, maxLength: allPoints.length }), {
      minLength: 10,
      maxLength: 40,
    }),
  ),
)

test('parts, shares and reliability are those of the points, and nobody is counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(someClass, async ([questions, outcomes]) => {
      const { items, reliability } = await analyse(questions, outcomes)
      const points = outcomes.map((row) =>
        row.map((each, index) => {
          const [one] = [questions[index]!]
          return each.verdict === 'incorrect'
            ? -(one.deduction ?? 0)
            : pointsOfScore(marksOf([each], [one]))[0] / 100
        }),
      )
      const expected = reliabilityOf(await spreadOf(marksOfRows(points), pause))
      expect(reliability === undefined).toBe(expected === undefined)
      if (expected) {
        expect(reliability?.alpha).toBeCloseTo(expected.alpha, 6)
        expect(reliability?.standardError).toBeCloseTo(expected.standardError, 6)
      }
      for (const item of items) {
        const { difficulty, choices } = item!
        const sum = (thirds: object = {}) => Object.values(thirds).reduce((all, each) => all + each, 0)
        expect(sum(choices.partly)).toBe(difficulty.partly)
        expect(sum(choices.right)).toBe(difficulty.right)
        expect(sum(choices.right) + sum(choices.partly) + sum(choices.wrong) + sum(choices.skipped)).toBe(
          outcomes.length,
        )
        expect(difficulty.interval.low).toBeLessThanOrEqual(difficulty.share + 1e-12)
        expect(difficulty.interval.high).toBeGreaterThanOrEqual(difficulty.share - 1e-12)
      }
    }),
    { numRuns: 60 },
  )
})

test('a plain quiz has no figures of parts', async () => {
  const { items } = await analyse([question()], [[outcomeOf('correct')], [outcomeOf('incorrect')]])
  expect(items[0]?.difficulty).not.toHaveProperty('partly')
  expect(items[0]?.choices).not.toHaveProperty('partly')
})

test('scores in points have at most 26 columns, and each is in the one that begins below it', () => {
  const hundredths = fc.integer({ min: 0, max: 50_000_000 })
  fc.assert(
    fc.property(hundredths, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (most, parts) => {
      const scores = parts.map((part) => Math.round(most * part) / 100)
      const { step, counts } = columnsOfPoints(scores, most / 100)
      expect(counts.length).toBeLessThanOrEqual(26)
      expect(counts.length * step).toBeGreaterThan(most / 100)
      const expected = counts.map(
        (_, index) =>
          scores.filter((score) => Math.floor(Math.round(score * 100) / Math.round(step * 100)) === index)
            .length,
      )
      expect(counts).toEqual(expected)
    }),
  )
})

test.each([
  [6.5, 0.5, 14],
  [12, 0.5, 25],
  [24.5, 1, 25],
  [0.25, 0.01, 26],
  [1_000, 50, 21],
])('%d points are in columns of %d', (most, step, columns) => {
  const found = columnsOfPoints([most, 0], most)
  expect(found.step).toBe(step)
  expect(found.counts).toHaveLength(columns)
  expect(found.counts.at(-1)).toBe(1)
})
