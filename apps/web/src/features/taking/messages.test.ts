import { submission as submissionWords } from '@quizly/words/student.ts'
import { describe, expect, test, vi } from 'vitest'
import { CallError, NetworkError } from '../../lib/failures.ts'
import {
  type Arrival,
  handoverOf,
  pendingFailure,
  safeAtEnd,
  submitFailure,
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
  ])('%s (T237)', (error, sentence) => {
    expect(verifyFailure(error)).toBe(sentence)
  })
})

test('a failed submission carries the server’s words, or says that it failed', () => {
  const refused = new CallError(403, { code: 'wrong-user', message: 'Not yours.' })
  expect(submitFailure(refused)).toBe('Failed to submit quiz: Not yours.')
  expect(submitFailure(offline)).toBe('Failed to submit quiz: Submission failed')
})

describe('a submission that nothing answers', () => {
  const onPage = 'Your answers are kept on this page only: do not close it.'
  test.each([
    [false, {}, 'Not submitted yet: you are offline. It is sent when you reconnect.'],
    [
      false,
      { isOver: true },
      'You are offline. Your answers are safe on this device and will be submitted when you reconnect.',
    ],
    [
      false,
      { isOver: true, isOnDevice: false },
      `Not submitted yet: you are offline. It is sent when you reconnect. ${onPage}`,
    ],
    [true, {}, 'Failed to submit quiz: Submission failed. It is sent again by itself.'],
    [
      true,
      { isOver: true, isOnDevice: false },
      `Failed to submit quiz: Submission failed. It is sent again by itself. ${onPage}`,
    ],
  ])('with a network: %s, %o (T242)', (onLine, where, sentence) => {
    vi.stubGlobal('navigator', { onLine })
    expect(pendingFailure(offline, where)).toBe(sentence)
  })
})

test('who comes to a result by itself is told why', () => {
  const said = (arrival: Arrival) => handoverOf(arrival).notice
  expect(said('someTooLate')).toMatchObject({
    kind: 'warn',
    text: 'Some answers arrived after the quiz had closed and do not count.',
  })
  expect(said('alreadyAttempted')).toMatchObject({
    kind: 'info',
    text: 'You have already attempted this quiz.',
  })
})

test('one is not many', () => {
  expect(submissionWords.unanswered(1)).toBe('1 question is unanswered.')
  expect(submissionWords.unanswered(4)).toBe('4 questions are unanswered.')
  expect(submissionWords.skipped(1)).toBe('It will be marked as skipped.')
  expect(submissionWords.complete(12)).toBe('You have answered all 12 questions.')
  expect(safeAtEnd(1)).toMatch(/^Your answer is safe\./)
  expect(safeAtEnd(10)).toMatch(/^All 10 of your answers are safe\./)
  expect(safeAtEnd(0)).toMatch(/^Your result opens/)
})
