// @vitest-environment happy-dom
import { createQuizBody } from '@quizly/contract'
import { expect, test } from 'vitest'
import { noLimitValue } from '../../quiz-page/time-limit.tsx'
import { readDetails } from './quiz-details-screen.tsx'

function messages(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { error } = createQuizBody.safeParse(readDetails(form, 'Ab3dEf9h'))
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

const good = { title: 'Cells', numQuestions: '12', timeLimit: ' 15 ', language: 'en' }

test('details are read as they are typed', () => {
  expect(messages(good)).toEqual([])
  expect(messages({ ...good, numQuestions: '١٢', timeLimit: '１５' })).toEqual([])
})

test.each(['0', '-1', '1e3', 'many', '0x10'])('"%s" is no number of questions (T168)', (numQuestions) => {
  expect(messages({ ...good, numQuestions })).toEqual([
    ['numQuestions', 'Number of questions must be at least 1'],
  ])
})

test('the number of questions can be left out, and a time limit can be none (T310)', () => {
  expect(messages({ ...good, numQuestions: '' })).toEqual([])
  expect(messages({ ...good, numQuestions: ' ' })).toEqual([])
  expect(messages({ ...good, timeLimit: noLimitValue })).toEqual([])
  expect(messages({ ...good, timeLimit: '1441' })).toEqual([
    ['timeLimit', 'Time limit can be at most 1,440 minutes (24 hours)'],
  ])
})

test('parts of questions and minutes are refused as such', () => {
  expect(messages({ ...good, numQuestions: '1.5', timeLimit: '2.5' })).toEqual([
    ['numQuestions', 'Number of questions must be a whole number'],
    ['timeLimit', 'Time limit must be a whole number of minutes'],
  ])
})

test.each(['', '0', 'ten'])('"%s" is no time limit (T169)', (timeLimit) => {
  expect(messages({ ...good, timeLimit })).toEqual([['timeLimit', 'Time limit must be at least 1 minute']])
})

test('a title is needed (T167)', () => {
  expect(messages({ ...good, title: '  ' })).toEqual([['title', 'Enter a quiz title']])
})
