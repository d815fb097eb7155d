import { expect, test } from 'vitest'
import { englishFailures, failureInEnglish, type Reason, type WaitReason } from './reasons.ts'
import { sentenceFrom } from './sentences.ts'
import { producedFailures } from './testing/produced-failures.ts'
import { producedProblems } from './testing/produced-problems.ts'

const waits: Record<WaitReason, string> = {
  'codes-used-up': 'Too many wrong codes today: use a recovery code.',
  'too-many-attempts': 'Too many attempts.',
  'too-many-quizzes': 'You can create at most 100 quizzes an hour.',
  'too-many-quizzes-of-address': 'At most 1,000 quizzes can be created from one address in an hour.',
  'too-many-accounts': 'At most 600 accounts can be created from one address in ten minutes.',
  'too-many-accounts-in-a-day': 'At most 3,000 accounts can be created from one address in a day.',
}

// Its message is that of its first problem.
const { 'invalid-input': ofProblems, ...others } = producedFailures

test.each(Object.entries(others))('%s is what it was (T235)', (reason, { params, message }) => {
  expect(failureInEnglish((params ? { reason, params } : reason) as Reason)).toBe(message)
})

test('without a problem to name, input that is not valid is called so', () => {
  expect(failureInEnglish('invalid-input')).toBe('This input is not valid.')
  expect(ofProblems.message).toBe(producedProblems['enter-email'].message)
})

test.each(Object.entries(waits) as [WaitReason, string][])('%s says how long to wait', (reason, sentence) => {
  const inEnglish = (unit: 'second' | 'minute', n: number) =>
    failureInEnglish({ reason, params: { unit, n } })
  expect(inEnglish('second', 1)).toBe(`${sentence} Please try again in 1 second.`)
  expect(inEnglish('second', 600)).toBe(`${sentence} Please try again in 600 seconds.`)
  expect(inEnglish('minute', 1)).toBe(`${sentence} Please try again in 1 minute.`)
  expect(inEnglish('minute', 1440)).toBe(`${sentence} Please try again in 1440 minutes.`)
})

test.each([
  ['without its parameters', 'too-many-grants', {}],
  ['with a unit of tomorrow', 'too-many-attempts', { unit: 'fortnight', n: 1 }],
  ['that is new', 'of-tomorrow', {}],
])('a reason %s has no sentence', (_, code, params) => {
  expect(sentenceFrom(englishFailures, { code, params })).toBeUndefined()
})
