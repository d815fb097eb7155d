import { expect, test } from 'vitest'
import { answerAfterPress } from './option-choice.ts'

const options = ['A', 'B', 'C']

test('a single choice is replaced', () => {
  expect(answerAfterPress('radio', options, null, 0)).toBe('A')
  expect(answerAfterPress('radio', options, 'A', 1)).toBe('B')
  expect(answerAfterPress('radio', options, 'B', 1)).toBe('B')
})

test('options of a multiple choice change sides and stay in their order', () => {
  expect(answerAfterPress('checkbox', options, null, 2)).toEqual(['C'])
  expect(answerAfterPress('checkbox', options, ['C'], 0)).toEqual(['A', 'C'])
  expect(answerAfterPress('checkbox', options, ['A', 'C'], 2)).toEqual(['A'])
  expect(answerAfterPress('checkbox', options, ['A'], 0)).toBeNull()
})
