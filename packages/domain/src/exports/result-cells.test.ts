import { expect, test } from 'vitest'
import { type ExportedResult, resultCells, resultHeadings } from './result-cells.ts'

const [startedAt, submittedAt] = [Date.UTC(2026, 2, 14, 10, 30), Date.UTC(2026, 2, 14, 10, 42)]
const result: ExportedResult = {
  name: 'Ben',
  email: 'ben@school.example',
  score: 1,
  totalQuestions: 3,
  startedAt,
  submittedAt,
  submittedBy: 'student',
  outcomes: '+B-AC.',
  questionIds: ['q1', 'q2', 'q3'],
}
const facts = ['Ben', 'ben@school.example', 1, 3, { moment: startedAt }, { moment: submittedAt }, 'student']

test('a result without its questions', () => {
  expect(resultHeadings([])).toEqual([
    'Name',
    'Email',
    'Score',
    'Out of',
    'Started (UTC)',
    'Submitted (UTC)',
    'Submitted by',
  ])
  expect(resultCells(result, [])).toEqual(facts)
})

test('the points of each question; none where it was skipped or is not among the marked ones', () => {
  const questions = ['q3', 'q1', 'q2', 'new'].map((_id) => ({ _id }))
  expect(resultCells(result, questions)).toEqual([...facts, null, 1, 0, null])
})

test('headings are one line each, numbered and not too long', () => {
  const texts = ['What is\n the capital?', '🙂'.repeat(101), 'x'.repeat(100)]
  expect(resultHeadings(texts.map((text) => ({ text }))).slice(7)).toEqual([
    '1. What is the capital?',
    `2. ${'🙂'.repeat(100)}…`,
    `3. ${'x'.repeat(100)}`,
  ])
})

test('outcomes on other questions are an error, not wrong points', () => {
  expect(() => resultCells({ ...result, outcomes: '+B' }, [{ _id: 'q1' }])).toThrow('other questions')
})
