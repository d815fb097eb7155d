import { expect, test } from 'vitest'
import { CallError } from '../../../lib/failures.ts'
import { someTooLate } from '../messages.ts'
import { choice, offline, refusal } from '../saving/answer-saver-testing.ts'
import {
  afterEnd,
  afterFailure,
  afterSending,
  afterTakingBack,
  handoverAfter,
  retryAfterMs,
  type Submission,
} from './submission-state.ts'

const open: Submission = { busy: false, isKept: false }
const internal = refusal(500, 'internal-error')
const invalid = refusal(422, 'invalid-input')

test('while one submission is sent it is busy, and free again when it fails', () => {
  const sent = afterSending(open)
  expect(sent.busy).toBe(true)
  expect(afterFailure(sent, internal, false).busy).toBe(false)
})

test('a refusal while there is time leaves the quiz open, to be submitted again', () => {
  expect(afterFailure(open, internal, false)).toEqual(open)
})

test('a submission that nothing answers is kept, and every failure after it counts', () => {
  const kept = afterFailure(open, offline, false)
  expect(kept).toEqual({ busy: false, isKept: true, failed: { error: offline, times: 1 } })
  expect(afterFailure(kept, internal, false)).toMatchObject({
    isKept: true,
    failed: { error: internal, times: 2 },
  })
})

test('when the time is over every failure counts, and only one without an answer is kept', () => {
  expect(afterFailure(open, internal, true)).toEqual({
    busy: false,
    isKept: false,
    failed: { error: internal, times: 1 },
  })
})

test('a submission that was taken back is forgotten', () => {
  const kept = afterFailure(open, offline, false)
  expect(afterTakingBack(kept)).toEqual(open)
})

test('once the attempt is over nothing more is sent', () => {
  const kept = afterFailure(open, offline, false)
  expect(afterEnd(kept)).toEqual({ busy: true, isKept: true })
})

test('it is sent again ever more rarely, but not where the same would be refused again', () => {
  expect(retryAfterMs({ error: offline, times: 1 }, 0)).toBe(1_000)
  expect(retryAfterMs({ error: internal, times: 3 }, 0)).toBe(4_000)
  expect(retryAfterMs({ error: invalid, times: 1 }, 0)).toBeUndefined()
})

test('answers that the result does not count are told, and others are not', () => {
  const counted = [{ questionId: 'q1', selectedOption: 'A' }]
  const result = { answers: counted } as never
  const over = new CallError(409, { code: 'already-attempted', message: 'No', result })
  expect(handoverAfter(over, [choice('q1', 'B')], null)).toBe(someTooLate)
  expect(handoverAfter(over, [choice('q1', 'A')], null)).toBeNull()
  expect(handoverAfter(offline, [choice('q1', 'B')], null)).toBeNull()
})
