import type { StudentQuestion } from '@quizly/domain'
import { expect, test } from 'vitest'
import { answerAfterPress } from './option-choice.ts'

const question = (type: StudentQuestion['type']): StudentQuestion => ({
  _id: 'q1',
  text: 'Which?',
  type,
  options: ['A', 'B', 'C'],
})

test('a single choice is replaced', () => {
  expect(answerAfterPress(question('single'), null, 'A')).toBe('A')
  expect(answerAfterPress(question('single'), 'A', 'B')).toBe('B')
  expect(answerAfterPress(question('single'), 'B', 'B')).toBe('B')
})

test('options of a multiple choice change sides and stay in their order', () => {
  expect(answerAfterPress(question('multiple'), null, 'C')).toEqual(['C'])
  expect(answerAfterPress(question('multiple'), ['C'], 'A')).toEqual(['A', 'C'])
  expect(answerAfterPress(question('multiple'), ['A', 'C'], 'C')).toEqual(['A'])
  expect(answerAfterPress(question('multiple'), ['A'], 'A')).toBeNull()
})
