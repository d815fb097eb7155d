import { expect, test } from 'vitest'
import { isSlipCode, printedSlipCode, slipCodeIn, slipCodeSigns } from './slip-code.ts'

test('a code is read in small letters, in halves and with other dashes', () => {
  for (const typed of ['abcde-fgh23', ' ABCDE FGH23\n', 'ABCDE–FGH23', 'ABCDEFGH23'])
    expect(slipCodeIn(typed)).toBe('ABCDEFGH23')
  expect(slipCodeIn(printedSlipCode('ABCDEFGH23'))).toBe('ABCDEFGH23')
})

test('a code has ten signs, none of which looks like another', () => {
  expect(isSlipCode('ABCDEFGH23')).toBe(true)
  for (const code of ['', 'ABCDEFGH2', 'ABCDEFGH234', 'ABCDEFGH20', 'ABCDEFGHI2'])
    expect(isSlipCode(code)).toBe(false)
  expect(slipCodeSigns).not.toMatch(/[01IO]/)
  expect(new Set(slipCodeSigns).size).toBe(32)
})
