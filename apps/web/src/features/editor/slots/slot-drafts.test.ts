import { expect, test } from 'vitest'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { blankDraft } from '../question/question-draft.ts'
import { changeQuestions, type QuestionChange, startList, withDrafts } from '../question/question-list.ts'
import { sumOfPoints } from '../question/points-draft.ts'
import { checkQuestions } from '../saving/found-problems.ts'
import { moveRun, withOwnSlots, withoutSlot, withSlot, withSlotsOf } from './slot-drafts.ts'

/** `a` is in slot A, `b` in slot B, a dot is always asked. */
const listOf = (signs: string, draw = 1): QuestionDraft[] =>
  [...signs].map((sign, i) => ({
    ...blankDraft(`q${i + 1}`),
    text: 'What?',
    options: ['1', '2'],
    correct: [0],
    ...(sign !== '.' && { slot: { name: sign.toUpperCase(), draw } }),
  }))
const keys = (questions: readonly QuestionDraft[]) => questions.map(({ key }) => key.slice(1)).join('')
const after = (questions: QuestionDraft[], ...changes: QuestionChange[]) =>
  changes.reduce(changeQuestions, startList(questions)).questions
const slots = (questions: readonly QuestionDraft[]) => questions.map(({ slot }) => slot?.name ?? '.').join('')

test('the questions of a slot stand together where the first of them stood', () => {
  const chosen = {
    name: 'K',
    draw: 2,
    members: new Map([
      ['q2', 'A'],
      ['q4', undefined],
      ['q5', 'A'],
    ]),
  }
  const made = withSlot(listOf('......'), chosen)
  expect(keys(made)).toBe('124536')
  expect(made.map(({ slot }) => slot)).toEqual([
    undefined,
    { name: 'K', draw: 2, set: 'A' },
    { name: 'K', draw: 2 },
    { name: 'K', draw: 2, set: 'A' },
    undefined,
    undefined,
  ])
})

test('a slot can get another name, number and other questions', () => {
  const chosen = {
    name: 'K',
    draw: 3,
    members: new Map([
      ['q1', undefined],
      ['q4', undefined],
    ]),
  }
  const made = withSlot(listOf('aaab'), chosen, 'A')
  expect(keys(made)).toBe('1423')
  expect(slots(made)).toBe('KK..')
})

test.each([
  ['inside its slot by one place', '.aa.', 'q2', 1, '1324'],
  ['not out of its slot', '.aa.', 'q3', 1, '1234'],
  ['not out of its slot upwards', '.aa.', 'q2', -1, '1234'],
  ['past a whole slot', '.aab.', 'q1', 1, '23145'],
  ['past a whole slot upwards', '.aab.', 'q5', -1, '12354'],
  ['nowhere at the end', '..', 'q2', 1, '12'],
] as const)('a question moves %s', (_, signs, key, by, expected) => {
  expect(keys(after(listOf(signs), { type: 'move', key, by }))).toBe(expected)
})

test.each([
  ['.aab', 1, 1, '1423'],
  ['.aab', 2, -1, '2314'],
  ['aabb', 2, -1, '3412'],
  ['aa.', 0, -1, '123'],
] as const)('of %s the slot of question %d moves by %d', (signs, index, by, expected) => {
  expect(keys(moveRun(listOf(signs), index, by))).toBe(expected)
})

test('a question that is added to a slot, a copy, and one of another type belong to it', () => {
  const list = listOf('a.a')
  const added = after(list, { type: 'add-to-slot', name: 'A' })
  expect(slots(added)).toBe('A.AA')
  expect(added[3]?.slot).toEqual({ name: 'A', draw: 1 })
  expect(slots(after(list, { type: 'duplicate', key: 'q1' }))).toBe('AA.A')
})

test('a removed question comes back with the number that its slot draws now', () => {
  const list = listOf('aaa', 2)
  const [question] = list
  if (!question) throw new Error('No question')
  const back = after(
    list,
    { type: 'remove', key: 'q1' },
    { type: 'arrange', arrange: (now) => now.map((each) => ({ ...each, slot: { name: 'A', draw: 1 } })) },
    { type: 'put-back', question, index: 0 },
  )
  expect(back.map(({ slot }) => slot?.draw)).toEqual([1, 1, 1])
})

test('dissolving can be undone, and what came in between stays', () => {
  const list = listOf('aa')
  const dissolved = [...list.map(withoutSlot), ...listOf('..b').slice(2)]
  expect(slots(withSlotsOf(dissolved, list))).toBe('AAB')
})

test('slots that are inserted do not mix with those that are there', () => {
  expect(slots(withOwnSlots(listOf('aab.'), listOf('a')))).toBe('A 2A 2B.')
  expect(slots(withDrafts(listOf('aa'), listOf('a')))).toBe('AAA 2')
})

test('the sum is what an attempt is asked', () => {
  expect(sumOfPoints(listOf('.aaab', 2))).toBe(4)
  expect(sumOfPoints(listOf('..'))).toBe(2)
})

test('a problem of a slot is at its head, one of points at the question', () => {
  expect(checkQuestions(listOf('.aa', 3)).map(({ path, message }) => [path, message])).toEqual([
    ['q2-slot', 'Slot “A” draws 3 of 2 questions.'],
  ])
  const [first, second, third] = listOf('aaa')
  if (!first || !second || !third) throw new Error('No question')
  const differs = { ...second, slot: { name: 'A', draw: 2 } }
  expect(checkQuestions([first, differs, third]).map(({ path, index }) => [path, index])).toEqual([
    ['q1-slot', 0],
  ])
  expect(checkQuestions([first, { ...second, points: '2' }, third]).map(({ path }) => path)).toEqual([
    'q2-points',
  ])
})
