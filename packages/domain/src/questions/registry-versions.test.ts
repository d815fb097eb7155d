import { expect, test } from 'vitest'
import { laterTypes, questionFields, questionTypes, type UncheckedQuestion } from './question.ts'
import { rulesOf, versionFor } from './registry.ts'

const plain: UncheckedQuestion = {
  text: 'Which?',
  type: 'single',
  options: ['A', 'B'],
  correctAnswers: ['A'],
}

test('every version understands questions as they are specified', () => {
  expect(versionFor([])).toBeUndefined()
  expect(
    versionFor([plain, { ...plain, type: 'write', fixedOptions: [1], marking: { all: 'full' } }]),
  ).toBeUndefined()
})

test('a later field or type needs the version that brought it', () => {
  expect(versionFor([plain, { ...plain, points: 2 }])).toBe('0.3.0')
  expect(versionFor([{ ...plain, explanation: 'Because.' }, plain])).toBe('0.3.0')
  expect(versionFor([{ ...plain, type: 'essay' }])).toBe('0.3.0')
})

test('several accepted texts need the version that takes any one of them as right', () => {
  const written = { ...plain, type: 'write', options: [] } as const
  expect(versionFor([{ ...written, correctAnswers: ['Rome', 'Roma'] }])).toBe('0.3.0')
  expect(versionFor([{ ...written, others: ['Roma'] }])).toBe('0.3.0')
  expect(
    versionFor([
      { ...written, others: [] },
      { ...plain, type: 'multiple', correctAnswers: ['A', 'B'] },
    ]),
  ).toBe(undefined)
})

test('only the fields and types of 0.2.0 have always been there', () => {
  const always = Object.entries(questionFields).flatMap(([name, facts]) => ('since' in facts ? [] : [name]))
  expect(always).toEqual(['text', 'type', 'options', 'correctAnswers', 'fixedOptions', 'marking'])
  expect(questionTypes.filter((type) => rulesOf(type).since)).toEqual(laterTypes)
})
