import { expect, test } from 'vitest'
import type { SelectedOption } from '../questions/selected-option.ts'
import type { Question, UncheckedQuestion } from '../questions/question.ts'
import { carryAnswers, changesBetween } from './revision.ts'

const question = (change: Partial<UncheckedQuestion & { _id: string }> = {}) =>
  ({
    _id: 'q1',
    text: 'Capital of France?',
    type: 'multiple',
    options: ['Pariss', 'Rome', 'Oslo', 'Bern'],
    correctAnswers: ['Pariss'],
    ...change,
  }) as Question

const [one, two, three, four] = ['q1', 'q2', 'q3', 'q4'].map((_id) => question({ _id })) as [
  Question,
  Question,
  Question,
  Question,
]

type Case = [
  what: string,
  after: Partial<UncheckedQuestion>,
  selected: SelectedOption,
  carried: SelectedOption,
]
const cases: Case[] = [
  ['a fixed option keeps who chose it', { options: ['Paris', 'Rome', 'Oslo', 'Bern'] }, 'Pariss', 'Paris'],
  [
    'so it does in a list',
    { options: ['Paris', 'Rome', 'Oslo', 'Bern'] },
    ['Rome', 'pariss '],
    ['Rome', 'Paris'],
  ],
  ['other options stay', { options: ['Paris', 'Rome', 'Oslo', 'Bern'] }, 'Rome', 'Rome'],
  [
    'moved options follow their text',
    { options: ['Rome', 'Pariss', 'Bern', 'Oslo'] },
    ['Pariss', 'Oslo'],
    ['Pariss', 'Oslo'],
  ],
  [
    'an option that was replaced by another one of old is not taken for it',
    { options: ['Rome', 'Nice', 'Oslo', 'Bern'] },
    'Pariss',
    'Pariss',
  ],
  ['an option that was taken out', { options: ['Rome'] }, 'Bern', 'Bern'],
  ['a changed key alone', { correctAnswers: ['Rome'] }, 'Pariss', 'Pariss'],
  [
    'a question that is now written',
    { type: 'write', options: [], correctAnswers: ['Paris'] },
    'Pariss',
    'Pariss',
  ],
  ['nothing chosen', { options: ['Paris', 'Rome', 'Oslo', 'Bern'] }, null, null],
]

test.each(cases)('%s', (_, after, selectedOption, carried) => {
  const answers = [{ questionId: 'q1', selectedOption }]
  expect(carryAnswers([question()], [question(after)], answers)).toEqual([
    { questionId: 'q1', selectedOption: carried },
  ])
})

test('a written answer is never changed', () => {
  const written = question({ type: 'write', options: [], correctAnswers: ['Pariss'] })
  const answers = [{ questionId: 'q1', selectedOption: 'Pariss' }]
  expect(carryAnswers([written], [{ ...written, correctAnswers: ['Paris'] }], answers)).toEqual(answers)
})

test('answers to questions that are in one revision only stay as they are', () => {
  const answers = [{ questionId: 'q1', selectedOption: 'Pariss' }]
  expect(carryAnswers([question()], [], answers)).toEqual(answers)
  expect(carryAnswers([], [question()], answers)).toEqual(answers)
})

test.each<[what: string, to: Question[], changes: string[]]>([
  ['nothing', [one, two, three], []],
  ['a text', [one, { ...two, text: 'Other' }, three], ['q2 changed']],
  ['a key', [one, { ...two, correctAnswers: ['Rome'] }, three], ['q2 changed']],
  ['one more in the middle', [one, four, two, three], ['q4 added']],
  ['one fewer', [two, three], ['q1 removed']],
  ['another order', [two, one, three], ['q2 moved', 'q1 moved']],
  ['everything', [four], ['q4 added', 'q1 removed', 'q2 removed', 'q3 removed']],
])('between two revisions with %s changed', (_, to, changes) => {
  const found = changesBetween([one, two, three], to)
  expect(found.map(({ questionId, change }) => `${questionId} ${change}`)).toEqual(changes)
})
