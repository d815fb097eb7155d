import { expect, test } from 'vitest'
import { errorCodes, errorStatus, failure } from './errors.ts'

test('a code is in kebab-case and travels with a status of its kind', () => {
  for (const code of errorCodes) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
    expect(errorStatus[code]).toBeLessThan(600)
  }
})

test.each(errorCodes)('%s is a failure with a message', (code) => {
  const problems = [{ path: 'email', code: 'email', message: 'Enter your email address' }]
  expect(failure.safeParse({ code, message: 'Because.', problems }).success).toBe(true)
  expect(failure.safeParse({ code, problems }).success).toBe(false)
})

test('other codes are none', () => {
  expect(failure.safeParse({ code: 'out-of-luck', message: 'Because.' }).success).toBe(false)
})
