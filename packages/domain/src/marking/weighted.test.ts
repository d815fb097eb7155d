import { describe, expect, test } from 'vitest'
import type { Question, QuestionOf } from '../questions/question.ts'
import { outcomesIn, writtenOutcomes } from '../questions/outcome-testing.ts'
import { outcomeOf, outcomeOfCredit } from '../questions/outcome.ts'
import { markAnswers, marksOf, verdictsIn } from './marking.ts'
import { shownScore } from './score.ts'

const options = ['A', 'B', 'C', 'D']
const question = (_id: string, more: Partial<QuestionOf<'multiple'>> = {}): QuestionOf<'multiple'> => ({
  _id,
  text: '',
  type: 'multiple',
  options,
  correctAnswers: ['A', 'B'],
  ...more,
})
const answer = (questionId: string, chosen: string) => ({ questionId, selectedOption: [...chosen] })

test('three thirds of one point are 0.99, and what stands beside the questions says why', () => {
  const questions = ['q1', 'q2', 'q3'].map((id) => question(id, { rule: 'by-option' }))
  const third = outcomeOfCredit([1, 3])
  const marks = marksOf([third, third, third], questions)
  expect(shownScore(marks)).toEqual({ score: 0.99, totalQuestions: 3, maxScore: 3 })
  expect(verdictsIn(marks.outcomes, questions).map(({ points }) => points)).toEqual([0.33, 0.33, 0.33])
})

// In hundredths 200, 100 and 400; wrong answers cost 50, 100 and 50.
test.each<[signs: string, points: number, maxPoints: number]>([
  ['+++', 700, 700],
  ['---', 0, 700],
  ['+--', 50, 700],
  ['.-+', 300, 700],
  ['--+', 250, 700],
  ['...', 0, 700],
  ['%..', 100, 700],
  ['%-%', 200, 700],
  ['/-+', 300, 500],
  ['~-+', 300, 500],
  ['-/~', 0, 200],
])('%s are %i of %i hundredths: a wrong answer costs, a skipped one does not', (signs, points, maxPoints) => {
  const questions = [
    question('q1', { points: 2, deduction: 0.5 }),
    question('q2', { deduction: 1 }),
    question('q3', { points: 4, deduction: 0.5, rule: 'each-decision' }),
  ]
  expect(marksOf(outcomesIn(signs), questions).weighted).toEqual({ points, maxPoints })
})

describe('left out for those of before, against a part of the points', () => {
  const either = (id: string, points: number): Question =>
    question(id, {
      points,
      rule: 'each-decision',
      marking: { kept: [{ correctAnswers: ['A', 'B'], all: 'left-out', upTo: 1 }] },
    })
  const mark = (questions: Question[], chosen: Record<string, string>) => {
    const answers = Object.entries(chosen).map((each) => answer(...each))
    const { outcomes, weighted } = markAnswers(questions, answers, { revision: 1, questions })
    return [writtenOutcomes(outcomes), weighted?.points, weighted?.maxPoints]
  }

  test.each([
    ['the part, where the rest is worse', 'C', '%A-C', 75, 200],
    ['left out, where the rest is better', 'AB', '/A+AB', 100, 100],
  ])('it is %s', (_, rest, ...marks) => {
    expect(mark([either('q1', 1), question('q2')], { q1: 'A', q2: rest })).toEqual(marks)
  })

  test('of equals it is the rule that came first', () => {
    const rest = question('q2', { rule: 'each-decision' })
    expect(mark([either('q1', 1), rest], { q1: 'A', q2: 'A' })).toEqual(['%A%A', 150, 200])
  })

  test('what is smallest is decided first, so that together they give the greatest share', () => {
    // 9.5 of 10 points; 3 of 4 quarters of one more, 1 of 4 of ten more: without both 95 %, with either less.
    const rest = [question('q3', { points: 9.5 }), question('q4', { points: 0.5 })]
    const questions = [either('q1', 1), either('q2', 10), ...rest]
    expect(mark(questions, { q1: 'A', q2: 'ACD', q3: 'AB', q4: 'C' })).toEqual(['/A/ACD+AB-C', 950, 1000])
  })
})

test('a rule of before gives parts of the points although the question has none any more', () => {
  const before = { correctAnswers: ['A', 'B'], rule: 'each-decision' as const, upTo: 1 }
  const questions = [question('q1', { marking: { kept: [before] } })]
  const marks = markAnswers(questions, [answer('q1', 'A')], { revision: 1, questions })
  expect(shownScore(marks)).toEqual({ score: 0.75, totalQuestions: 1, maxScore: 1 })
  const later = markAnswers(questions, [answer('q1', 'A')], { revision: 2, questions })
  expect(later.outcomes).toEqual([outcomeOf('incorrect', 1)])
})

test('a plain quiz has neither points nor most points', () => {
  const questions = [question('q1')]
  const marks = markAnswers(questions, [answer('q1', 'AB')])
  expect(marks).toEqual({ score: 1, totalQuestions: 1, outcomes: outcomesIn('+AB') })
  expect(JSON.stringify(shownScore(marks))).toBe('{"score":1,"totalQuestions":1}')
  expect(JSON.stringify(verdictsIn(marks.outcomes, questions))).toBe(
    '[{"questionId":"q1","verdict":"correct"}]',
  )
})
