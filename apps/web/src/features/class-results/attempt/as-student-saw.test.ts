import { expect, test } from 'vitest'
import { asStudentSaw } from './student-attempt-screen.tsx'

const listed = (ids: string) => Array.from(ids, (_id) => ({ _id }))
const answered = (ids: string) => ({ answers: Array.from(ids, (questionId) => ({ questionId })) })
const seen = (questions: string, answers: string) =>
  asStudentSaw(listed(questions), answered(answers))
    .map(({ _id }) => _id)
    .join('')

test.each([
  ['abc', 'abc', 'abc'],
  ['abcd', 'cadb', 'cadb'],
  ['xaybc', 'cab', 'cabxy'],
  ['ac', 'cab', 'ca'],
])('of the questions %s, a student with the answers %s saw %s', (questions, answers, expected) => {
  expect(seen(questions, answers)).toBe(expected)
})
