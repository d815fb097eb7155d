import { expect, test } from 'vitest'
import { codeHalves, codeName, spellCode } from './spell-code.ts'

test('a code is spelled so that no two characters sound alike', () => {
  expect(spellCode('K7rTm2Qx').join(', ')).toBe(
    'capital K, seven, small r, capital T, small m, two, capital Q, small x',
  )
  expect(spellCode('0O')).toEqual(['zero', 'capital O'])
})

test('a code has a name that is read letter by letter, and two halves', () => {
  expect(codeName('K7rTm2Qx')).toBe('Secret code K 7 r T m 2 Q x')
  expect(codeHalves('K7rTm2Qx')).toEqual(['K7rT', 'm2Qx'])
})
