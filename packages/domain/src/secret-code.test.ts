import { expect, test } from 'vitest'
import { enteredCode, secretCodeAlphabet, secretCodePattern } from './secret-code.ts'

test('the alphabet is 62 different letters and digits (T247)', () => {
  expect(new Set(secretCodeAlphabet).size).toBe(62)
  expect(secretCodeAlphabet).toMatch(/^[A-Za-z0-9]{62}$/)
})

test.each([
  ['Abc12345', true],
  ['Abc1234', false],
  ['Abc123456', false],
  ['Abc 2345', false],
  ['Abc1234é', false],
])('%s reads as a code: %s', (code, isCode) => {
  expect(secretCodePattern.test(code)).toBe(isCode)
})

test.each([
  ['UcGKbPj4', 'UcGKbPj4'],
  ['  UcGKbPj4\n', 'UcGKbPj4'],
  ['UcGK bPj4', 'UcGKbPj4'],
  ['UcGK\u00A0bPj4', 'UcGKbPj4'],
  ['https://quizly.example/verify-captcha?code=UcGKbPj4', 'UcGKbPj4'],
  ['Here: http://10.0.0.4:3000/verify-captcha?from=x&code=UcGKbPj4 – see you', 'UcGKbPj4'],
  ['ucgk', 'ucgk'],
  ['   ', ''],
])('in %j the code is %j (T173)', (typed, code) => {
  expect(enteredCode(typed)).toBe(code)
})
