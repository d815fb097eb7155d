import { expect, test } from 'vitest'
import { toleranceOf, typedTolerance, typedWidth, widthOf } from './width.ts'

test.each([
  ['', undefined],
  [' ', undefined],
  ['0.05', { kind: 'absolute', value: '0.05' }],
  ['5%', { kind: 'relative', value: '5%' }],
  ['5 ٪', { kind: 'relative', value: '5 ٪' }],
])('“%s” is the tolerance %j, and is typed so again', (typed, tolerance) => {
  expect(toleranceOf(typed)).toEqual(tolerance)
  if (tolerance) expect(typedTolerance(toleranceOf(typed))).toBe(typed)
})

test.each([
  ['0.05', '5%'],
  ['0,015', '1.5%'],
  ['1', '100%'],
  ['0.0007', '0.07%'],
  ['1/3', '1/3'],
])('a part of the number that is stored as %s is typed %s', (value, typed) => {
  expect(typedTolerance({ kind: 'relative', value })).toBe(typed)
})

test('a wider band is typed without the sign of its kind', () => {
  expect(typedWidth('10%', 'relative')).toBe('10')
  expect(typedWidth('0.1', 'relative')).toBe('10')
  expect(typedWidth('0.1', 'absolute')).toBe('0.1')
  expect(widthOf('10', 'relative')).toBe('10%')
  expect(widthOf('10', undefined)).toBe('10')
  expect(widthOf('', 'relative')).toBe('')
})
