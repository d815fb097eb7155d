import type { Failure } from '@quizly/contract'
import { expect, test } from 'vitest'
import { sentenceOfFailure } from './failure-words.ts'

const busy: Failure = { code: 'busy', message: 'Of tomorrow.' }

test.each<[string, Partial<Failure>, string | undefined]>([
  ['by its reason', { reason: 'wrong-pair' }, 'Invalid email or password.'],
  [
    'with its parameters',
    { reason: 'too-many-attempts', params: { unit: 'second', n: 1 } },
    'Too many attempts. Please try again in 1 second.',
  ],
  [
    'by its first problem',
    { reason: 'invalid-input', problems: [{ path: '', code: 'no-questions', message: 'Of tomorrow.' }] },
    'Add at least one question.',
  ],
  ['of an older server not at all', {}, undefined],
  ['with a reason of tomorrow not at all', { reason: 'of-tomorrow' }, undefined],
  ['without its parameters not at all', { reason: 'too-many-grants' }, undefined],
  [
    'with another unit not at all',
    { reason: 'too-many-attempts', params: { unit: 'week', n: 1 } },
    undefined,
  ],
  [
    'with a problem of tomorrow not at all',
    { reason: 'invalid-input', problems: [{ path: '', code: 'of-tomorrow', message: 'Of tomorrow.' }] },
    undefined,
  ],
])('a failure is said %s (T236)', (_, problem, sentence) => {
  expect(sentenceOfFailure({ ...busy, ...problem })).toBe(sentence)
})
