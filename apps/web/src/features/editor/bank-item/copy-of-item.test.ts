import type { QuestionContent } from '@quizly/domain'
import { expect, test } from 'vitest'
import { contentOf, draftOf } from '../question/question-draft.ts'
import { type Newest, partsThatDiffer, putBackContent, withNewest } from './copy-of-item.ts'

const content: QuestionContent = {
  text: 'What is the capital of France?',
  type: 'single',
  options: ['Lyon', 'Paris'],
  correctAnswers: ['Paris'],
  points: 3,
  deduction: 1,
}
const newest: Newest = { _id: 'item', version: 4, question: content, mayEdit: true }
/** A copy of an earlier version, with its own points, which has been asked already. */
const copy = draftOf({ ...content, _id: 'stored', points: 2, from: { item: 'item', version: 1 } }, 'q7')

test('a copy with other points and of another version, but with the same words, does not differ', () => {
  expect(partsThatDiffer(copy, newest)).toEqual([])
})

test('other words and another key differ', () => {
  const changed: Newest = { ...newest, question: { ...content, text: 'Capital?', correctAnswers: ['Lyon'] } }
  expect(partsThatDiffer(copy, changed)).toEqual(['text', 'key'])
})

test('the newer version is taken under the ID, the key and the points of the quiz', () => {
  const changed: Newest = { ...newest, question: { ...content, text: 'Capital?', deduction: 2 } }
  const taken = withNewest(copy, changed)
  expect(taken).toMatchObject({ key: 'q7', _id: 'stored', from: { item: 'item', version: 4 } })
  expect(contentOf(taken)).toMatchObject({ text: 'Capital?', points: 2, deduction: 1 })
  expect(partsThatDiffer(taken, changed)).toEqual([])
})

test('what is put back has the points of the bank, and no origin', () => {
  const back = putBackContent({ ...copy, text: 'Capital?' }, newest)
  expect(back).toMatchObject({ text: 'Capital?', points: 3, deduction: 1 })
  expect(back).not.toHaveProperty('from')
})
