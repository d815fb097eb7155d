import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'

test('a failure has no stack, and other errors keep theirs', () => {
  const { stackTraceLimit } = Error
  expect(new AppError('not-found', 'no-such-address').stack).not.toContain('\n')
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
})
