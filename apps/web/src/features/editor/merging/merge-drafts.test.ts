import type { QuizChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { expect, test } from 'vitest'
import { contentOf } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { draftsOf } from '../question/question-list.ts'
import { allOf, compareVersions, mergeDrafts, movesOf } from './merge-drafts.ts'

const question = (_id: string, text = _id): Question => ({
  _id,
  text,
  type: 'single',
  options: ['yes', 'no'],
  correctAnswers: ['no'],
})
const base = ['a', 'b', 'c'].map((id) => question(id))
const theirs: QuizChanges = {
  base,
  questions: [question('c', 'theirs'), question('a'), question('x')],
  revision: 2,
  changes: [{ questionId: 'a', change: 'changed' }],
}
const [a, b, c] = draftsOf(base) as [QuestionDraft, QuestionDraft, QuestionDraft]
const fresh: QuestionDraft = { ...a, key: 'q7', _id: undefined, text: 'new here' }
const mine = [a, { ...b, text: 'mine' }, { ...c, correct: [0] }, fresh]
const compared = compareVersions(theirs, mine)
const inShort = (drafts: readonly QuestionDraft[] = []) =>
  drafts.map(({ key, _id, text }) => [key, _id, text])

test('what both have changed waits, and what was only marked again is told apart', () => {
  expect(compared.regraded).toEqual(['a'])
  expect(compared.differences).toMatchObject({
    questions: [
      { questionId: 'c', mine: { parts: ['key'] }, theirs: { parts: ['text'] } },
      { questionId: 'x', theirs: { change: 'added' }, suggested: 'theirs' },
      { questionId: 'b', mine: { parts: ['text'] }, theirs: { change: 'removed' } },
      { questionId: 'new q7', mine: { change: 'added' }, suggested: 'mine' },
    ],
    moved: 'theirs',
  })
  expect(mergeDrafts(compared, theirs, mine, { questions: new Map() })).toBeUndefined()
  expect(movesOf(compared, 'theirs')).toMatchObject([
    { id: 'c', question: { text: 'c' }, from: 2, to: 1 },
    { id: 'a', question: { text: 'a' }, from: 1, to: 2 },
  ])
})

test('what was accepted elsewhere is shown with each version for which it goes on counting', () => {
  const stored: Question = {
    _id: 'w',
    text: 'Capital?',
    type: 'write',
    options: [],
    correctAnswers: ['Roma'],
  }
  const marking = { also: [['Rome']] }
  const changes = {
    ...theirs,
    base: [stored],
    questions: [{ ...stored, text: 'Capital of Italy?', marking }],
  }
  const [draft] = draftsOf([stored]) as [QuestionDraft]
  const { versions, acceptedIn } = compareVersions(changes, [{ ...draft, text: 'The capital?' }])
  for (const side of ['theirs', 'mine'] as const) {
    expect(versions[side].map((version) => acceptedIn(version).marking)).toEqual([marking])
  }
  const unsaved = { ...stored, _id: 'new q9' }
  expect(acceptedIn(unsaved)).toBe(unsaved)
})

test('a question that was removed elsewhere is a new one, and every draft has a key of its own', () => {
  const choices = { questions: new Map([['b', 'mine'] as const, ['c', 'theirs'] as const]) }
  expect(inShort(mergeDrafts(compared, theirs, mine, choices))).toEqual([
    ['q3', 'c', 'theirs'],
    ['q7', undefined, 'new here'],
    ['q1', 'a', 'a'],
    ['q2', undefined, 'mine'],
    ['q8', 'x', 'x'],
  ])
})

test('all of one side is exactly that side', () => {
  const withSide = (side: 'mine' | 'theirs') =>
    mergeDrafts(compared, theirs, mine, allOf(compared, side)) ?? []
  expect(withSide('mine').map(contentOf)).toEqual(mine.map(contentOf))
  expect(withSide('theirs').map(contentOf)).toEqual(draftsOf(theirs.questions).map(contentOf))
})
