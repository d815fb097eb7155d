import { expect, test } from 'vitest'
import { plain, verdict } from '../samples.ts'

const read = (...cells: string[]) => verdict(plain, cells)

test('items are written in their right order into the columns of options', () => {
  const { questions, problems, warnings } = read('By mass', 'Put in Order', 'iron', 'gold', 'lead')
  expect([problems, warnings]).toEqual([[], []])
  const [question] = questions
  expect(question).toMatchObject({
    type: 'ordering',
    correctAnswers: ['iron', 'gold', 'lead'],
    rule: 'each-decision',
  })
  expect(question?.options).not.toEqual(question?.correctAnswers)
  expect(question?.options.toSorted()).toEqual(['gold', 'iron', 'lead'])
})

test('two items in order are one decision, without a rule', () => {
  const [question] = read('By mass', 'In Reihenfolge bringen', 'iron', 'gold').questions
  expect(question).toEqual({
    row: 2,
    text: 'By mass',
    type: 'ordering',
    options: ['gold', 'iron'],
    correctAnswers: ['iron', 'gold'],
  })
})

test.each([
  ['=', 'France = Paris', 'Italy=Rome', 'x = y = z'],
  ['→', 'France → Paris', 'Italy→ Rome', 'x → y = z'],
])('pairs are written with %s between item and partner', (_, ...cells) => {
  const { questions, problems, warnings } = read('Which?', 'Match Pairs', ...cells)
  expect([problems, warnings]).toEqual([[], []])
  expect(questions).toEqual([
    {
      row: 2,
      text: 'Which?',
      type: 'matching',
      options: ['France', 'Italy', 'x'],
      correctAnswers: ['Paris', 'Rome', 'y = z'],
      rule: 'each-decision',
    },
  ])
})

test.each([
  ['row-order-wrong', 'Put in Order', ['a']],
  ['row-order-wrong', 'Put in Order', ['a', 'A ']],
  ['row-order-wrong', 'Put in Order', ['a', 'b', '', '', 'B, A']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'b']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'A = 2']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'b = 1']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'b = 2', '', '', 'A']],
  ['row-essay-wrong', 'Essay Answer', ['a']],
  ['row-essay-wrong', 'Essay Answer', ['', '', '', '', 'a']],
])('%s: %s of %j', (code, type, cells) => {
  const { questions, problems } = read('Q', type, ...cells)
  expect(questions).toEqual([])
  expect(problems).toMatchObject([{ code, column: 'Type' }])
})

test('an essay is written without anything to choose', () => {
  const { questions, problems, warnings } = read('Why?', 'Essay Answer')
  expect([problems, warnings]).toEqual([[], []])
  expect(questions).toEqual([
    { row: 2, text: 'Why?', type: 'essay', options: [], correctAnswers: [], essay: {} },
  ])
})

test('what other programs call so is refused by name', () => {
  for (const type of ['Matching', 'Ordering']) {
    const [problem] = read('Q', type, 'a = 1', 'b = 2').problems
    expect(problem?.code).toBe('type-unmarkable')
  }
})
