import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableAnswer } from './comparable-answer.ts'
import { lenientAnswer } from './lenient-answer.ts'

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

describe('lenient form', () => {
  test.each([
    ['Côte d’Ivoire', 'cote divoire'],
    ['naïve', 'naive!'],
    ['Guinea-Bissau', 'guinea bissau'],
    ['e. coli', 'E coli'],
    ['  do   not ', 'donot'],
    ['مُدَرِّس', 'مدرس'],
    ['“well-known”', 'well known'],
  ])('%s is the same as %s', (one, other) => expect(lenientAnswer(one)).toBe(lenientAnswer(other)))

  test.each([
    ['3.5', '35'],
    ['-5', '5'],
    ['1,5', '15'],
    ['+', '-'],
    ['?', '!'],
    ['naive', 'nave'],
    ['का', 'कि'],
  ])('%s is not the same as %s', (one, other) => expect(lenientAnswer(one)).not.toBe(lenientAnswer(other)))

  test('what is the same strictly is so leniently, and nothing visible becomes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        expect(lenientAnswer(`  ${written.toUpperCase()} `.toLowerCase())).toBe(
          lenientAnswer(written.toUpperCase().toLowerCase()),
        )
        expect(lenientAnswer(written) === '').toBe(comparableAnswer(written) === '')
      }),
    )
  })
})
