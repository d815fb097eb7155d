import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareMove } from '../attempt/ending.ts'
import { markAnswers } from '../marking/marking.ts'
import { pointsOfScore } from '../marking/score.ts'
import { possibleRules, rulesOf } from '../questions/registry.ts'
import type { SelectedOption } from '../questions/selected-option.ts'
import { pointsOf, questionPointsOf } from '../questions/points.ts'
import type { Question } from '../questions/question.ts'
import { analyseItems } from './item-analysis.ts'
import { simulateRules, type SimulatedRule, withRule } from './simulate-rules.ts'

const pause = () => Promise.resolve()
const letters = [...'ABCD']
const questionPoints = { points: fc.integer({ min: 1, max: 400 }).map((n) => n / 100) }
const deducting = fc.boolean()

const multiple = fc
  .record({ right: fc.subarray(letters, { minLength: 1 }), deducting, ...questionPoints })
  .map(({ right, points, deducting: takes }): Omit<Question, '_id'> => ({
    text: '?',
    type: 'multiple',
    options: letters,
    correctAnswers: right,
    points,
    ...(takes && { deduction: points }),
  }))
const single = fc
  .record({ right: fc.constantFrom(...letters), ...questionPoints })
  .map(({ right, points }): Omit<Question, '_id'> => ({
    text: '?',
    type: 'single',
    options: letters,
    correctAnswers: [right],
    points,
    rule: 'by-option',
    shares: letters.map((letter) => (letter === right ? [1, 1] : [1, 3])),
  }))
const ordering = fc.record({ ...questionPoints }).map(({ points }): Omit<Question, '_id'> => ({
  text: '?',
  type: 'ordering',
  options: letters.toReversed(),
  correctAnswers: letters,
  points,
  rule: 'each-decision',
}))
const matching = fc
  .record({
    partners: fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 3 }),
    ...questionPoints,
  })
  .map(({ partners, points }): Omit<Question, '_id'> => ({
    text: '?',
    type: 'matching',
    options: ['one', 'two', 'three'],
    correctAnswers: partners,
    distractors: ['E'],
    points,
    rule: 'half-for-one-slip',
  }))
const write: Omit<Question, '_id'> = { text: '?', type: 'write', options: [], correctAnswers: ['yes'] }
const answerTo = ({ type, correctAnswers }: Question): fc.Arbitrary<SelectedOption> => {
  if (type === 'write') return fc.constantFrom('yes', 'no', null)
  if (type === 'single') return fc.constantFrom(...letters, null)
  if (type === 'ordering') return fc.option(fc.shuffledSubarray(letters, { minLength: 4, maxLength: 4 }))
  if (type === 'multiple') return fc.subarray(letters)
  return fc.array(fc.constantFrom(...correctAnswers, 'E', ''), { minLength: 3, maxLength: 3 })
}

const someClass = fc
  .tuple(
    fc.oneof(multiple, single, ordering, matching),
    fc.array(fc.oneof(multiple, fc.constant(write)), { minLength: 1, maxLength: 3 }),
  )
  .chain(([first, others]) => {
    const questions = [first, ...others].map(
      (question, index) => ({ ...question, _id: `q${index}` }) as Question,
    )
    const row = fc.tuple(...questions.map(answerTo))
    return fc.tuple(fc.constant(questions), fc.array(row, { minLength: 1, maxLength: 25 }))
  })

test('a simulated rule gives what marking the answers by it gives', async () => {
  await fc.assert(
    fc.asyncProperty(someClass, async ([questions, rows]) => {
      const answers = rows.map((row) =>
        row.map((selectedOption, index) => ({ questionId: `q${index}`, selectedOption })),
      )
      const before = answers.map((each) => markAnswers(questions, each))
      const rules = [undefined, ...possibleRules(questions[0]!.type)]
      const results = before.map(({ outcomes }) => ({ outcomes, revision: 1 }))
      const simulated = await simulateRules({ questions, index: 0, rules }, results, pause)
      expect(simulated).toMatchObject({ byHand: 0, unclear: 0 })
      for (const found of simulated.rules) {
        const marked = questions.with(0, withRule(questions[0]!, found.rule))
        const after = answers.map((each) => markAnswers(marked, each))
        await expectSame(found, { questions, marked, before, after })
      }
    }),
    { numRuns: 150 },
  )
})

type Marked = ReturnType<typeof markAnswers>
type Expected = {
  questions: readonly Question[]
  marked: readonly Question[]
  before: Marked[]
  after: Marked[]
}

async function expectSame(found: SimulatedRule, { marked, before, after }: Expected) {
  const scores = after.map((marks) => pointsOfScore(marks)[0] / 100)
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length
  expect(found.scoreMean).toBeCloseTo(mean, 9)
  const squares = scores.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  if (scores.length > 1)
    expect(found.standardDeviation).toBeCloseTo(Math.sqrt(squares / (scores.length - 1)), 9)
  const moved = before.flatMap((marks, at) => {
    const [points, maxPoints] = pointsOfScore(marks)
    const [pointsAfter, maxAfter] = pointsOfScore(after[at]!)
    const move = shareMove({ before: marks, after: after[at]! })
    return points === pointsAfter
      ? []
      : [{ at, move, before: { points, maxPoints }, after: { points: pointsAfter, maxPoints: maxAfter } }]
  })
  expect(found.moved).toEqual(moved)
  const analysed = await analyseItems(
    marked,
    after.map(({ outcomes }) => outcomes),
    pause,
  )
  expect(found.reliability === undefined).toBe(analysed?.reliability === undefined)
  if (found.reliability) expect(found.reliability.alpha).toBeCloseTo(analysed!.reliability!.alpha, 6)
  const [question] = marked
  const { points, deduction } = questionPointsOf(question!)
  const { share, wrong } = rulesOf(question!.type).guess(question!, found.rule)
  expect(found.guessing).toBeCloseTo(
    pointsOf(points) * (share[0] / share[1]) - pointsOf(deduction) * (wrong[0] / wrong[1]),
    9,
  )
}

const question: Question = {
  _id: 'q',
  text: '?',
  type: 'multiple',
  options: letters,
  correctAnswers: ['A', 'B'],
  points: 2,
}
const outcomesOf = (...selected: string[]) =>
  markAnswers([question], [{ questionId: 'q', selectedOption: selected }]).outcomes

test('a mark by hand stays, a former rule still helps who was shown it, and who was not asked is not counted', async () => {
  const kept: Question = {
    ...question,
    marking: { kept: [{ correctAnswers: ['C'], rule: undefined, upTo: 1 }] },
  }
  const results = [
    { outcomes: outcomesOf('A'), revision: 1, byHand: new Map([['q', 'incorrect' as const]]) },
    { outcomes: outcomesOf('A'), revision: 2 },
    { outcomes: outcomesOf('C'), revision: 1 },
    { outcomes: outcomesOf('C'), revision: 2 },
    { outcomes: markAnswers([question], [], { revision: 1, questions: [] }).outcomes, revision: 1 },
  ]
  const requested = { questions: [kept], index: 0, rules: ['half-for-one-slip' as const] }
  const { byHand, rules } = await simulateRules(requested, results, pause)
  expect(byHand).toBe(1)
  expect(rules[0]?.moved.map(({ at, after }) => [at, after.points])).toEqual([
    [1, 100],
    [2, 200],
  ])
  expect(rules[0]?.questionMean).toBe(3 / 4)
})

test('by option, each right option earns as much unless the question says otherwise', async () => {
  const meanOf = async (of: Question) => {
    const { outcomes } = markAnswers([of], [{ questionId: 'q', selectedOption: ['A'] }])
    const requested = { questions: [of], index: 0, rules: ['by-option' as const] }
    return (await simulateRules(requested, [{ outcomes, revision: 1 }], pause)).rules[0]?.questionMean
  }
  expect(await meanOf(question)).toBe(1)
  const shares: [number, number][] = [
    [3, 4],
    [1, 4],
    [0, 1],
    [0, 1],
  ]
  expect(await meanOf({ ...question, rule: 'by-option', shares })).toBe(1.5)
})
