import { expect, test } from 'vitest'
import type { ParsedAs } from '../sheet.ts'
import { plain } from '../samples-testing.ts'
import { choiceFinder } from '../fixes.ts'

const choicesIn = choiceFinder({ columns: plain })
const towns = ['Paris', 'Rome', 'Bern', '']

test.each([
  ['one', ['Q', '', ...towns, 'Rome'], [3], false],
  ['none yet', ['Q', '', ...towns, 'E'], [], false],
  ['several', ['Q', '', ...towns, 'A,C'], [2, 4], true],
  ['several by the type', ['Q', 'Multiple Correct', ...towns, 'B'], [3], true],
  ['several where one is asked for', ['Q', 'Single', ...towns, 'A,C'], [], false],
] as const)('the options of a row and those that are chosen: %s', (_, values, chosen, areSeveral) => {
  expect(choicesIn(values, undefined)).toMatchObject({ columns: [2, 3, 4], chosen, areSeveral, key: 6 })
})

test('what the row became counts more than its key', () => {
  const parsedAs: ParsedAs = { type: 'single', correctColumns: [4], keyReading: 'position' }
  expect(choicesIn(['Q', '', ...towns, 'A'], parsedAs)?.chosen).toEqual([4])
})

test('blank columns count in the letters', () => {
  const found = choicesIn(['Q', '', 'Paris', '', 'Bern', '', 'C'], undefined)
  expect([found?.columns, found?.letters, found?.chosen]).toEqual([[2, 4], ['A', 'C'], [4]])
})

test('a row without options, and one with a written answer, has none', () => {
  expect(choicesIn(['Q', '', '', '', '', '', 'Rome'], undefined)).toBeUndefined()
  expect(choicesIn(['Q', 'Write', ...towns, 'Rome'], undefined)).toBeUndefined()
  expect(choiceFinder({ columns: ['Text'] })(['Q'], undefined)).toBeUndefined()
})

test.each([
  [towns, [3], 'B'],
  [towns, [4, 2], 'A,C'],
  [['B', 'A', 'C', ''], [2], '1'],
])('of %j the columns %j are chosen by the key %j', (options, columns, text) => {
  const chosen = choicesIn(['Q', '', ...options, ''], undefined)?.choose(columns)
  expect(chosen).toEqual([{ column: 6, text }])
})
