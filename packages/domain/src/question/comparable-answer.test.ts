import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableAnswer } from './comparable-answer.ts'

const text = fc.string({ unit: 'binary' })
const space = fc.stringMatching(/^[ \t\n\u00A0]*$/)

describe('however it is typed, it is the same answer', () => {
  const same = (change: (text: string) => string) =>
    fc.assert(fc.property(text, (written) => comparableAnswer(change(written)) === comparableAnswer(written)))

  test('lower case', () => same((written) => written.toLowerCase()))
  test('composed and decomposed', () => {
    same((written) => written.normalize('NFC'))
    same((written) => written.normalize('NFD'))
  })
  test('compared already', () => same(comparableAnswer))
  test('white space around it', () => {
    fc.assert(
      fc.property(text, space, space, (written, before, after) => {
        expect(comparableAnswer(before + written + after)).toBe(comparableAnswer(written))
      }),
    )
  })
})
