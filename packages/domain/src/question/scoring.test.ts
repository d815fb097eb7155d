import { expect, test } from 'vitest'
import { scoringOf } from './scoring.ts'

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
