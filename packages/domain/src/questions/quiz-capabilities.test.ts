import { expect, test } from 'vitest'
import type { UncheckedQuestion } from './question.ts'
import { capabilitiesOf } from './quiz-capabilities.ts'

const scoringOf = (questions: readonly Partial<UncheckedQuestion>[]) =>
  capabilitiesOf(
    questions.map((question) => ({
      text: 'Why?',
      type: 'single' as const,
      options: [],
      correctAnswers: [],
      ...question,
    })),
  )?.scoring

test('a plain quiz has no scoring', () => {
  expect(scoringOf([{}, { marking: { all: 'left-out' } }])).toBeUndefined()
})

test('of a weighted quiz all that counts is told once, in one order, and not of which question', () => {
  expect(
    scoringOf([
      { points: 0.1, rule: 'by-option' },
      { points: 0.2, rule: 'each-decision' },
      { rule: 'each-decision', deduction: 0.5 },
    ]),
  ).toEqual({ maxScore: 1.3, rules: ['each-decision', 'by-option'], hasDeductions: true })
})

test('a question that is left out brings no points, and its rule and deduction are not told', () => {
  expect(
    scoringOf([{ points: 5, rule: 'by-option', deduction: 1, marking: { all: 'left-out' } }, {}]),
  ).toEqual({ maxScore: 1, rules: [], hasDeductions: false })
})

test('the types whose fields a page must load are told in one order, and not how many questions have them', () => {
  const content = { text: 'How many?', options: [], correctAnswers: ['2'], number: { decimal: '.' as const } }
  const quiz = [
    { ...content, type: 'numeric' as const },
    { ...content, type: 'write' as const },
    { ...content, type: 'numeric' as const },
  ]
  expect(capabilitiesOf(quiz)).toEqual({ parts: ['numeric'] })
})

test('with which numbers a part can be earned is told, and neither how near nor how much', () => {
  const number = { decimal: '.' as const, near: { value: '5 %', share: [1, 2] as [number, number] } }
  const withoutUnit = { decimal: '.' as const, unit: { is: 'm', shareWithout: [1, 3] as [number, number] } }
  const nothing = {
    decimal: '.' as const,
    precision: { kind: 'decimals' as const, count: 1, share: [0, 1] as [number, number] },
  }
  const scoring = scoringOf([{ number: withoutUnit }, { number }, { number: nothing }])
  expect(scoring).toEqual({ maxScore: 3, rules: [], hasDeductions: false, numbers: ['near', 'unit'] })
  expect(
    scoringOf([{ number }, { points: 2, number: withoutUnit, marking: { all: 'left-out' } }])?.numbers,
  ).toEqual(['near'])
})
