import { expect, test } from 'vitest'
import { englishProblems, inEnglish, sentenceFrom } from './sentences.ts'

test('a problem’s sentence in English has its parameters', () => {
  expect(inEnglish({ code: 'question-too-long', params: { question: 3, most: 10_000 } })).toBe(
    'The text of question 3 is longer than 10,000 characters.',
  )
  expect(inEnglish({ code: 'no-questions' })).toBe('Add at least one question.')
})

test.each([
  ['an unknown code', { code: 'of-tomorrow' }],
  ['a code that is a name of every object', { code: 'constructor' }],
  ['no parameters', { code: 'question-empty' }],
  ['a missing parameter', { code: 'question-too-long', params: { question: 3 } }],
  ['a parameter of another shape', { code: 'question-empty', params: { question: Number.NaN } }],
  [
    'a parameter from the prototype',
    { code: 'question-empty', params: Object.create({ question: 1 }) as {} },
  ],
])('there is no sentence for %s', (_, message) => {
  expect(sentenceFrom(englishProblems, message)).toBeUndefined()
})

test('a choice without such a branch, and a plural without such a form, are no sentences', () => {
  const catalogue = { choice: ({ kind }: { kind: 'a' }) => ({ a: 'A' })[kind] }
  expect(sentenceFrom(catalogue, { code: 'choice', params: { kind: 'b' } })).toBeUndefined()
  expect(sentenceFrom(catalogue, { code: 'choice', params: { kind: 'a' } })).toBe('A')
})

test('a list with something else than texts is no parameter', () => {
  const catalogue = { names: ({ names }: { names: string[] }) => names.join() }
  expect(sentenceFrom(catalogue, { code: 'names', params: { names: ['Ada', 'Bo'] } })).toBe('Ada,Bo')
  expect(sentenceFrom(catalogue, { code: 'names', params: { names: [1] as never } })).toBeUndefined()
})
