import { expect, test } from 'vitest'
import { studentQuestion } from './registry.ts'
import { type Question, trimQuestion } from './question.ts'

const question: Question = {
  _id: 'q1',
  text: ' Capital of France? ',
  type: 'single',
  options: ['Paris ', ' Rome', 'Oslo', 'Bern'],
  correctAnswers: [' Paris'],
}

test('a student sees no answers', () => {
  expect(Object.keys(studentQuestion(question))).toEqual(['_id', 'text', 'type', 'options'])
})

test('a stored question has no white space at the ends of its texts', () => {
  expect(trimQuestion(question)).toEqual({
    _id: 'q1',
    text: 'Capital of France?',
    type: 'single',
    options: ['Paris', 'Rome', 'Oslo', 'Bern'],
    correctAnswers: ['Paris'],
  })
})
