import { expect, test } from 'vitest'
import { hundredthsOf, isWeightedQuestion, pointsOf, pointsOfQuestions } from './points.ts'

test('every number from 0.01 to 1,000 with two decimals is whole hundredths, and these are that number again', () => {
  for (let hundredths = 1; hundredths <= 100_000; hundredths += 1) {
    const written = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
    if (hundredthsOf(Number(written)) !== hundredths || pointsOf(hundredths) !== Number(written)) {
      expect.fail(written)
    }
  }
})

test.each([0.001, 0.005, 1.005, 2.675, 0.1 + 0.2, 1 / 3, 999.999, Number.NaN])(
  '%d has more than two decimals, or is no number',
  (points) => expect(hundredthsOf(points)).toBeUndefined(),
)

test.each<[string, Parameters<typeof isWeightedQuestion>[0], boolean]>([
  ['nothing said', {}, false],
  ['one point, no deduction', { points: 1, deduction: 0 }, false],
  ['half a point', { points: 0.5 }, true],
  ['a deduction', { deduction: 0.25 }, true],
  ['a rule', { rule: 'each-decision' }, true],
  ['a rule of before', { marking: { kept: [{ correctAnswers: [], rule: 'by-option', upTo: 1 }] } }, true],
  ['a key of before', { marking: { kept: [{ correctAnswers: [], upTo: 1 }] } }, false],
])('a question with %s is weighted: %j %s', (_, question, isWeighted) =>
  expect(isWeightedQuestion(question)).toBe(isWeighted),
)

test('a quiz in which each question is worth one point says nothing of worth', () => {
  expect(pointsOfQuestions([{}, {}])).toBeUndefined()
  expect(pointsOfQuestions([{}, { points: 2.5, deduction: 0.1 }])).toEqual([
    { points: 100, deduction: 0 },
    { points: 250, deduction: 10 },
  ])
})
