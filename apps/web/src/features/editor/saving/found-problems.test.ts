import { expect, test } from 'vitest'
import { checkQuestions, isInPlace, locateProblems, openProblems } from './found-problems.ts'
import { blankDraft } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

const whole: QuestionDraft = {
  ...blankDraft('q4'),
  text: 'Where?',
  options: ['A', 'B', 'C', 'D'],
  correct: [0],
}
const unmarked: QuestionDraft = { ...whole, key: 'q7', correct: [] }
const written: QuestionDraft = { ...blankDraft('q9'), text: 'How?', type: 'write', options: [] }
const list = [whole, unmarked, written]

test('problems lead to their fields', () => {
  expect(checkQuestions(list).map(({ path, message }) => [path, message])).toEqual([
    ['q7-correct-0', 'Question 2 must have at least one correct answer.'],
    ['q9-written', 'Question 3 must have a valid written answer.'],
  ])
})

test('of several accepted texts the field of the wrong one has the problem', () => {
  const drafts: QuestionDraft[] = [
    { ...written, written: 'Paris', others: ['', 'paris'] },
    { ...written, key: 'q10', type: 'numeric', number: { decimal: '.' }, written: '9.81', others: ['abc'] },
    { ...written, key: 'q11', type: 'numeric', number: { decimal: '.' }, written: '9.8.1' },
  ]
  expect(checkQuestions(drafts).map(({ path, message }) => [path, message])).toEqual([
    ['q9-written-1', '“paris” is already accepted as “Paris”.'],
    ['q10-written-0', '“abc” cannot be read as a number.'],
    ['q11-written', '“9.8.1” cannot be read as a number.'],
  ])
})

test.each([
  ['questions.0.text', 'q4-text'],
  ['questions.0.options.2', 'q4-option-2'],
  ['questions.0.options', 'q4-option-0'],
  ['questions.0._id', 'q4'],
  ['questions', ''],
  ['questions.9.text', ''],
])('the path %s means the element "%s"', (path, id) => {
  expect(locateProblems([{ path, code: 'x', message: 'x' }], list)[0]?.path).toBe(id)
})

test('a problem goes when it is fixed, and no new one comes while somebody writes', () => {
  const found = checkQuestions(list)
  const fixed = [{ ...whole, text: '' }, { ...unmarked, correct: [1] }, written]
  expect(openProblems(found, fixed).map(({ path }) => path)).toEqual(['q9-written'])
})

test('a problem is numbered as its question stands now', () => {
  const moved = [unmarked, whole, written]
  const found = checkQuestions(list)
  expect(openProblems(found, moved)[0]?.message).toBe('Question 1 must have at least one correct answer.')
  expect(isInPlace(found, moved)).toBe(false)
  expect(isInPlace(found, list)).toBe(true)
})

test('what only the server complains about stays until its question is changed', () => {
  const found = locateProblems([{ path: 'questions.0.text', code: 'odd', message: 'Odd.' }], list)
  expect(openProblems(found, list)).toEqual(found)
  expect(openProblems(found, [{ ...whole, text: 'Why?' }, unmarked, written])).toEqual([])
})

test('a list without questions is a problem of its own', () => {
  const found = checkQuestions([])
  expect(found.map(({ path, message }) => [path, message])).toEqual([['', 'Add at least one question.']])
  expect(openProblems(found, [])).toHaveLength(1)
  expect(openProblems(found, list)).toEqual([])
})
