import type { AnalysedQuestion, QuizAnalysis } from '@quizly/contract'
import type { QuizRole } from '@quizly/domain'
import { describe, expect, test } from 'vitest'
import { averageText, duration, oneDigit, percent, twoDigits } from '../../quiz-page/figure-texts.ts'
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

test('an average is in points like a score, rounded once, and open while answers wait for a person', () => {
  // A sum of tenths is a little less than the half that rounds up.
  const sum = 0.1 + 0.2 + 6.15
  expect(oneDigit(sum)).toBe('6.5')
  expect(averageText({ averageScore: sum, averageOutOf: 15 })).toBe('6.5 / 15')
  expect(averageText({ averageScore: 4, averageOutOf: 15, waiting: 3 })).toBe('4 + ? of 15')
})

const none = { worst: 0, middle: 0, best: 0 }
const question = (
  right: number,
  of: number,
  { suspectedKey, number = 1 }: { suspectedKey?: string; number?: number } = {},
): AnalysedQuestion => ({
  number,
  asked: of,
  question: {
    _id: 'q',
    text: 'Why?',
    type: 'single',
    options: ['Because', 'No'],
    correctAnswers: ['Because'],
  },
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
const titles = (given: Partial<QuizAnalysis>, role: QuizRole = 'owner') =>
  findingsOf({ _id: 'quiz', role }, analysis(given)).map(({ title }) => title)

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

describe('a written question that seems hard', () => {
  const missed = question(0, 24, { number: 8 })
  const choices = { ...missed.choices, wrong: { worst: 8, middle: 7, best: 6 } }
  const written = (marking: { also: string[][] } | undefined): AnalysedQuestion['question'] => ({
    _id: 'q',
    text: 'Why?',
    type: 'write',
    options: [],
    correctAnswers: ['Because'],
    ...(marking && { marking }),
  })
  const of = (marking?: { also: string[][] }) => ({
    questions: [{ ...missed, choices, question: written(marking) }, question(4, 4)],
  })
  test('asks first to look at what was written', () => {
    expect(titles(of())).toEqual(['21 answers to question 8 to review'])
  })
  test('is the hardest where somebody has looked, or cannot accept answers', () => {
    expect(titles(of({ also: [['Hence']] }))).toEqual(['Question 8 was the hardest'])
    expect(titles(of(), 'viewer')).toEqual(['Question 8 was the hardest'])
  })
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
