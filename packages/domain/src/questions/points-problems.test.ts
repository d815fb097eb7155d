import { inEnglish } from '@quizly/words/sentences.ts'
import { expect, test } from 'vitest'
import type { CreditRule } from './credit-rules.ts'
import type { UncheckedQuestion } from './question.ts'
import { questionProblems } from './problems.ts'

const multiple: UncheckedQuestion = {
  text: 'Which are prime?',
  type: 'multiple',
  options: ['2', '3', '4'],
  correctAnswers: ['2', '3'],
}
const single: UncheckedQuestion = { ...multiple, type: 'single', correctAnswers: ['2'] }
const write: UncheckedQuestion = { ...single, type: 'write', options: [] }

test.each<[Partial<UncheckedQuestion>, UncheckedQuestion]>([
  [{ points: 0.01 }, write],
  [{ points: 1_000, deduction: 1_000 }, single],
  [{ points: 0.07, deduction: 0.07 }, multiple],
  [{ rule: 'right-minus-wrong' }, multiple],
  [
    {
      rule: 'by-option',
      shares: [
        [1, 1],
        [1, 2],
        [-1, 1],
      ],
    },
    single,
  ],
  [
    {
      rule: 'by-option',
      shares: [
        [1, 2],
        [1, 2],
        [-99_999, 100_000],
      ],
    },
    multiple,
  ],
])('%j is possible', (change, question) => {
  expect(questionProblems([{ ...question, ...change }])).toEqual([])
})

const points = 'Points are a number from 0.01 to 1,000 with at most two decimals.'
const deduction = 'A penalty is a number from 0 to 1,000 with at most two decimals.'
const decisions = 'This rule needs at least two decisions.'
const wrongShares = 'Each option earns between −100 % and 100 %, and at least one earns 100 %.'
const byOption = (...shares: [number, number][]) => ({ rule: 'by-option' as const, shares })

test.each<[string, string, Partial<UncheckedQuestion>, UncheckedQuestion]>([
  [points, 'points', { points: 0 }, single],
  [points, 'points', { points: -1 }, single],
  [points, 'points', { points: 1_001 }, single],
  [points, 'points', { points: 0.001 }, single],
  [points, 'points', { points: Number.NaN }, single],
  [points, 'points', { points: Infinity }, single],
  [deduction, 'deduction', { deduction: -0.01 }, single],
  [deduction, 'deduction', { deduction: 0.005 }, single],
  [
    'A wrong answer can cost at most the points of the question (2).',
    'deduction',
    { points: 2, deduction: 2.01 },
    single,
  ],
  [
    'A wrong answer can cost at most the points of the question (1).',
    'deduction',
    { deduction: 1.5 },
    single,
  ],
  [decisions, 'rule', { rule: 'each-decision' }, single],
  [decisions, 'rule', { rule: 'half-for-one-slip' }, write],
  [decisions, 'rule', byOption([1, 1]), write],
  [wrongShares, 'shares', { rule: 'by-option' }, single],
  [
    wrongShares,
    'shares',
    {
      shares: [
        [1, 1],
        [0, 1],
        [0, 1],
      ],
    },
    single,
  ],
  [wrongShares, 'shares', byOption([1, 1], [0, 1]), single],
  [wrongShares, 'shares', byOption([1, 1], [3, 2], [0, 1]), single],
  [wrongShares, 'shares', byOption([1, 1], [-3, 2], [0, 1]), single],
  [wrongShares, 'shares', byOption([1, 1], [0, 0], [0, 1]), single],
  [wrongShares, 'shares', byOption([1, 1], [1, -2], [0, 1]), single],
  [wrongShares, 'shares', byOption([1, 1], [0.5, 1], [0, 1]), single],
  [wrongShares, 'shares', byOption([1, 1], [1, 99_991], [1, 99_989]), single],
  [wrongShares, 'shares', byOption([1, 2], [1, 1], [0, 1]), single],
])('%s (%s, %j)', (sentence, field, change, question) => {
  const problems = questionProblems([question, { ...question, ...change }])
  expect(problems.map(({ path }) => path)).toEqual([`questions.1.${field}`])
  expect(problems.map((problem) => inEnglish(problem))).toEqual([sentence])
})

test('right options that together earn less than everything are a problem of their own', () => {
  const [problem] = questionProblems([{ ...multiple, ...byOption([1, 2], [1, 3], [0, 1]) }])
  expect(problem?.code).toBe('correct-shares-too-small')
})

test('a rule that nobody knows is no rule', () => {
  const rule = 'toString' as CreditRule
  expect(questionProblems([{ ...multiple, rule }]).map(({ path }) => path)).toEqual(['questions.0.rule'])
})
