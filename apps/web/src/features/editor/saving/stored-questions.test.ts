import { expect, test } from 'vitest'
import { blankDraft } from '../question/question-draft.ts'
import { isQuestionDrafts, readHandedQuiz } from './stored-questions.ts'

const draft = { ...blankDraft('q1'), correct: [3] }

test.each([
  ['a list as it was kept', [draft, { ...blankDraft('q2'), _id: 'x' }], true],
  ['an empty list', [], true],
  ['nothing', undefined, false],
  ['a list without keys', [{ ...draft, key: undefined }], false],
  ['a strange key', [{ ...draft, key: 'main' }], false],
  ['a key twice', [draft, draft], false],
  ['an unknown type', [{ ...draft, type: 'drawing' }], false],
  ['a mark on no option', [{ ...draft, correct: [4] }], false],
  ['a broken essay', [{ ...draft, type: 'essay', essay: { most: 300 } }], false],
  ['a format that nobody knows', [{ ...draft, format: 'html' }], false],
  ['a broken number', [{ ...draft, type: 'numeric', number: { decimal: 5 } }], false],
  ['leniency that is neither on nor off', [{ ...draft, type: 'write', lenient: 'a little' }], false],
  ['a question in a slot', [{ ...draft, slot: { name: 'Kinetics', draw: 2, set: 'A' } }], true],
  ['a broken slot', [{ ...draft, slot: { name: 'Kinetics' } }], false],
  ['an explanation that is no text', [{ ...draft, explanation: ['Why'] }], false],
  ['notes that are no list', [{ ...draft, optionNotes: 'Not any more.' }], false],
  ['texts longer than any question may have', [{ ...draft, text: 'x'.repeat(200_000) }], true],
  ['more options than a question may have', [{ ...draft, options: Array(300).fill('x') }], true],
])('%s can be gone on with: %s', (_, stored, isValid) => {
  expect(isQuestionDrafts(stored)).toBe(isValid)
})

test('a quiz is handed over with its title and revision, or not at all (T76)', () => {
  const question = { _id: 'x', text: 'How?', type: 'write' as const, options: [], correctAnswers: ['so'] }
  const handed = { title: 'Cells', questions: [question], revision: 2 }
  expect(readHandedQuiz(handed)).toEqual(handed)
  expect(readHandedQuiz({ ...handed, language: 'fr' })).toEqual({ ...handed, language: 'fr' })
  expect(readHandedQuiz(null)).toBeUndefined()
  expect(readHandedQuiz({ questions: [question], revision: 2 })).toBeUndefined()
  expect(readHandedQuiz({ title: 'Cells', questions: [question] })).toBeUndefined()
})
