import type { AnalysedQuestion, QuizAnalysis } from '@quizly/contract'
import { expect, test } from 'vitest'
import { duration, oneDigit, percent, twoDigits } from '../../quiz-page/figure-texts.ts'
import { findingsOf } from './results-screen.tsx'
import { columnsOf, columnsOfPoints } from './score-distribution.tsx'

test.each([
  [0, '0:00'],
  [810_000, '13:30'],
  [3_725_400, '1:02:05'],
])('%i ms are shown as %s', (ms, text) => expect(duration(ms)).toBe(text))

test('numbers have as many digits as help', () => {
  expect([oneDigit(7.333), oneDigit(8), twoDigits(-0.3), twoDigits(0.409), percent(0.6071)]).toEqual([
    '7.3',
    '8',
    '\u200E−0.30',
    '0.41',
    '61%',
  ])
})

const none = { worst: 0, middle: 0, best: 0 }
const question = (
  right: number,
  of: number,
  { suspectedKey, number = 1 }: { suspectedKey?: string; number?: number } = {},
): AnalysedQuestion => ({
  number,
  asked: of,
  question: { _id: 'q', text: 'Why?', type: 'write', options: [], correctAnswers: ['Because'] },
  difficulty: { right, share: right / of, interval: { low: 0, high: 1 }, level: 'medium' },
  discrimination: { why: 'too-few' },
  choices: { options: [], right: none, wrong: none, skipped: none },
  ...(suspectedKey !== undefined && { suspectedKey }),
})
const analysis = (given: Partial<QuizAnalysis>): QuizAnalysis => ({
  attempts: 4,
  waiting: 0,
  scores: [0, 0, 0, 4],
  averageScore: 3,
  averageShare: 1,
  belowHalf: 0,
  medianScore: 3,
  standardDeviation: 0,
  medianMs: 1,
  questions: [question(4, 4), question(4, 4), question(4, 4)],
  uncounted: [],
  ...given,
})
const titles = (given: Partial<QuizAnalysis>) => findingsOf('quiz', analysis(given)).map(({ title }) => title)

test('nothing is worth a look where everyone got everything right', () => {
  expect(titles({})).toEqual([])
})

test('a suspected key comes before the hardest question, and that before weak students and waiting results', () => {
  const questions = [question(3, 4), question(1, 4, { suspectedKey: 'C', number: 2 }), question(2, 4)]
  expect(titles({ questions, belowHalf: 2, waiting: 2 })).toEqual([
    'Question 2 may have the wrong answer key',
    'Question 2 was the hardest',
    '2 students scored below half',
    '2 results not counted yet',
  ])
})

test('half of the points is not below half', () => {
  const questions = [question(3, 6), question(4, 6, { number: 2 })]
  expect(titles({ questions, scores: [0, 6, 0] })).toEqual(['Question 1 was the hardest'])
})

test('no question is the hardest because one or two missed it', () => {
  expect(titles({ questions: [question(2, 4), question(4, 4, { number: 2 })] })).toEqual([])
})

test('each score has a column, and in a long quiz several share one', () => {
  expect(columnsOf([1, 0, 2])).toEqual([
    { from: 0, to: 0, count: 1 },
    { from: 1, to: 1, count: 0 },
    { from: 2, to: 2, count: 2 },
  ])
  const many = columnsOf(Array.from({ length: 101 }, () => 1))
  expect(many.length).toBeLessThanOrEqual(26)
  expect(many.at(-1)).toEqual({ from: 100, to: 100, count: 1 })
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(101)
})

test('columns in points say from where to where they go, the last one to the end', () => {
  expect(columnsOfPoints([1, 0, 2], { step: 0.2, outOf: 0.5, lowest: 0, highest: 0.5 })).toEqual([
    { from: 0, to: 0.19, count: 1 },
    { from: 0.2, to: 0.39, count: 0 },
    { from: 0.4, to: 0.5, count: 2 },
  ])
})
