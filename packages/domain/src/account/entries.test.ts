import { expect, test } from 'vitest'
import { loginProblems, secretCodeProblems } from './entries.ts'

test.each([
  ['ana@example.com', 'x', []],
  ['ana@example.com', ' ', []],
  ['', 'x', ['email']],
  ['ana', 'x', ['email']],
  ['ana@', 'x', ['email']],
  ['ana@example', 'x', ['email']],
  ['ana b@example.com', 'x', ['email']],
  ['ana@example.com', '', ['password']],
  ['', '', ['email', 'password']],
] as const)('a log-in by %j and %j lacks %j', (email, password, lacking) => {
  const problems = lacking.map((path) => ({ path, code: `enter-${path}` }))
  expect(loginProblems({ email, password })).toEqual(problems)
})

test('a code can be anything, since only the server knows it, but not nothing', () => {
  expect(secretCodeProblems({ secretCode: 'K' })).toEqual([])
  const problem = { path: 'secretCode', code: 'enter-code' }
  expect(secretCodeProblems({ secretCode: '' })).toEqual([problem])
})
