import { describe, expect, test } from 'vitest'
import { CallError, NetworkError } from '../../lib/calls/call.ts'
import {
  endFailure,
  safeAtEnd,
  skippedSentence,
  submitFailure,
  unansweredSentence,
  verifyFailure,
} from './messages.ts'

const offline = new NetworkError('No answer')

describe('verification', () => {
  test.each([
    [new CallError(404, { code: 'invalid-code', message: 'Unknown' }), 'Invalid code. Please try again.'],
    [new CallError(404, { code: 'not-found', message: '' }), 'Invalid code. Please try again.'],
    [new CallError(429, { code: 'too-many-requests', message: 'Wait a minute.' }), 'Wait a minute.'],
    [
      new CallError(500, { code: 'internal-error', message: 'Oh' }),
      'An error occurred. Please try again later.',
    ],
    [offline, 'An error occurred. Please try again later.'],
  ])('%s', (error, sentence) => {
    expect(verifyFailure(error)).toBe(sentence)
  })
})

test('a failed submission carries the server’s words, or says that it failed', () => {
  const refused = new CallError(403, { code: 'wrong-user', message: 'Not yours.' })
  expect(submitFailure(refused)).toBe('Failed to submit quiz: Not yours.')
  expect(submitFailure(offline)).toBe('Failed to submit quiz: Submission failed')
  expect(endFailure(offline)).toMatch(/^You are offline\./)
})

test('one is not many', () => {
  expect(unansweredSentence(1)).toBe('1 question is unanswered.')
  expect(unansweredSentence(4)).toBe('4 questions are unanswered.')
  expect(skippedSentence(1, 12)).toBe('It will be marked as skipped.')
  expect(skippedSentence(0, 12)).toBe('You have answered all 12 questions.')
  expect(safeAtEnd(1)).toMatch(/^Your answer is safe\./)
  expect(safeAtEnd(10)).toMatch(/^All 10 of your answers are safe\./)
  expect(safeAtEnd(0)).toMatch(/^Your result opens/)
})
