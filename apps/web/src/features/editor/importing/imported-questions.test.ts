// @vitest-environment happy-dom
import type { ReadItem } from '@quizly/formats'
import { type QuestionContent, questionProblems, questionTypes } from '@quizly/domain'
import { expect, test } from 'vitest'
import { samples } from '../../../../../../packages/domain/src/questions/samples-testing.ts'
import { type Choices, noChoices } from '../../formats/stored-import.ts'
import { contentOf } from '../question/question-draft.ts'
import { draftOfImported, draftsToSave, importedQuestions, picturesNamed } from './imported-questions.ts'

const hash = 'a'.repeat(64)
const content: QuestionContent = {
  type: 'single',
  text: `Which? ![a \\[cell\\]](image:${hash})`,
  format: 'markdown',
  options: ['This', 'That'],
  correctAnswers: ['This'],
}
const itemOf = (number: number, item: Partial<ReadItem>): ReadItem => ({
  tags: [],
  losses: [],
  ...item,
  source: { number, original: 'as in the file' },
})
const refusal = { kind: 'refused', what: 'no-right-answer', field: 'key' } as const
const items = [
  itemOf(1, { content }),
  itemOf(2, { content, losses: [{ kind: 'changed', what: 'case-ignored' }] }),
  itemOf(3, { content: { ...content, correctAnswers: [] }, losses: [refusal] }),
  itemOf(4, { text: 'Say where each label goes.', losses: [{ ...refusal, what: 'type-unknown' }] }),
]
const statesWith = (choices: Partial<Choices>) =>
  importedQuestions(items, { ...noChoices, ...choices }).map(({ state }) => state)
const textsWith = (choices: Partial<Choices>) => {
  const all = { ...noChoices, ...choices }
  return draftsToSave(importedQuestions(items, all), all).map(({ text }) => text)
}

test('what a reader refuses is out until a person has made it a question (T436)', () => {
  expect(statesWith({})).toEqual(['as-is', 'changed', 'out', 'out'])
  const [, , third] = importedQuestions(items, noChoices)
  const draft = third && draftOfImported(third, noChoices)
  if (!draft) throw new Error('It can be opened in the editor')
  expect(statesWith({ corrected: { 3: draft } })).toEqual(['as-is', 'changed', 'out', 'out'])
  const corrected = { 3: { ...draft, correct: [0] } }
  expect(statesWith({ corrected })).toEqual(['as-is', 'changed', 'corrected', 'out'])
  expect(statesWith({ corrected, leftOut: [3, 1] })).toEqual(['out', 'changed', 'out', 'out'])
})

test('an unknown type is an essay only if a person says so', () => {
  expect(statesWith({ essays: [4] })).toEqual(['as-is', 'changed', 'out', 'changed'])
  const all = { ...noChoices, essays: [4] }
  const essay = draftsToSave(importedQuestions(items, all), all).at(-1)
  expect(essay).toMatchObject({ type: 'essay', text: 'Say where each label goes.', format: 'markdown' })
})

test('texts name pictures as the server has them, and of a refused one what it shows is left', () => {
  const sent = 'b'.repeat(64)
  const picture = { hash, name: 'a b.png', bytes: new Uint8Array([1]) }
  expect(picturesNamed(items, [picture, { ...picture, hash: sent }])).toEqual([picture])
  expect(textsWith({})[0]).toBe(content.text)
  expect(textsWith({ pictures: { [hash]: { hash: sent } } })[0]).toBe(`Which? ![a \\[cell\\]](image:${sent})`)
  const refused = { pictures: { [hash]: { refused: 'It is too large.' } } }
  expect(textsWith(refused)[0]).toBe('Which? a \\[cell\\]')
  expect(statesWith(refused)[0]).toBe('changed')
})

test.each(questionTypes)('questions of the type %s go through the editor unchanged', (type) => {
  for (const { _id, marking: _, ...own } of samples[type].questions) {
    const question = own as QuestionContent
    if (questionProblems([question]).length > 0) continue
    const [imported] = importedQuestions([itemOf(1, { content: question })], noChoices)
    const draft = imported && draftOfImported(imported, noChoices)
    expect(draft && contentOf(draft)).toEqual(question)
  }
})
