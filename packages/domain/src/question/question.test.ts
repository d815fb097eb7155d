import { expect, test } from 'vitest'
import {
  blankOptions,
  changeQuestionType,
  type Question,
  questionTypes,
  studentQuestion,
  trimQuestion,
} from './question.ts'

const question: Question = {
  _id: 'q1',
  text: ' Capital of France? ',
  type: 'single',
  options: ['Paris ', ' Rome', 'Oslo', 'Bern'],
  correctAnswers: [' Paris'],
}

test('a question begins with four empty options, a written one with none', () => {
  expect(questionTypes.map((type) => [type, blankOptions(type)])).toEqual([
    ['single', ['', '', '', '']],
    ['multiple', ['', '', '', '']],
    ['write', []],
  ])
})

test.each(questionTypes)(
  'a change of type to %s keeps the text, resets the answers and the options',
  (type) => {
    expect(changeQuestionType(question, type)).toEqual({
      _id: 'q1',
      text: ' Capital of France? ',
      type,
      options: type === 'write' ? [] : ['', '', '', ''],
      correctAnswers: [],
    })
  },
)

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
