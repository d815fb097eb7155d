import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasTimeLimit, isEndless, noTimeLimit, timeLimitMs } from '../time/clock.ts'
import { isUntimed } from '../time/deadline.ts'
import { defaultGraceMs } from '../time/end.ts'
import { extraMinutes, givesLess } from '../time/extra-time.ts'
import { decide } from './decide.ts'
import { admitted, given, outcomeOf, startedAt } from './decide-testing.ts'
import type { AdmittedAttempt, Attempt, StartedAttempt } from './states.ts'

const minuteMs = 60_000
const yearMs = 365 * 24 * 60 * minuteMs

/** An attempt without a time limit, at a quiz that closes so long after `startedAt`, or never. */
function untimed(closesInMs?: number): AdmittedAttempt {
  const closing = closesInMs === undefined ? {} : { closesAt: startedAt + closesInMs, stopsAtClosing: true }
  return { ...admitted, quiz: { ...admitted.quiz, timeLimitMinutes: noTimeLimit, ...closing } }
}

const startIn = (attempt: Attempt) =>
  outcomeOf(attempt, { kind: 'start', session: 's' }, 0).attempt as StartedAttempt
const close = { kind: 'close' } as const

const anyMs = fc.nat(3 * yearMs)

test('a time limit of up to a day is one, the greatest number is none', () => {
  expect([1, 1_440, noTimeLimit].map(hasTimeLimit)).toEqual([true, true, false])
  expect([timeLimitMs(1_440) * 3, timeLimitMs(noTimeLimit)].map(isEndless)).toEqual([false, true])
})

test('without a closing, no moment ends it, and only its student submits it', () => {
  fc.assert(
    fc.property(anyMs, (elapsedMs) => {
      const running = startIn(untimed())
      expect(isUntimed(running)).toBe(true)
      expect(outcomeOf(running, close, elapsedMs).attempt).toBe(running)
      const submit = { kind: 'submit', session: 's', sent: [], report: {} } as const
      const { attempt } = outcomeOf(running, submit, elapsedMs)
      expect(attempt).toMatchObject({ state: 'submitted', submittedBy: 'student' })
    }),
  )
})

test('the closing ends it, at that moment and not before (T313)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 * yearMs }), anyMs, (closesInMs, elapsedMs) => {
      const running = startIn(untimed(closesInMs))
      expect(isUntimed(running)).toBe(true)
      const { attempt } = outcomeOf(running, close, elapsedMs)
      if (elapsedMs <= closesInMs + defaultGraceMs) expect(attempt).toBe(running)
      else
        expect(attempt).toMatchObject({
          state: 'submitted',
          submittedBy: 'time',
          submittedAt: startedAt + closesInMs,
        })
    }),
  )
})

test('an attempt with a limit has one, also if it runs until the very closing of a quiz that still has one', () => {
  const ofMinutes = (timeLimitMinutes: number, closesInMs: number | null) => {
    const closesAt = closesInMs === null ? null : startedAt + closesInMs
    return startIn({
      ...admitted,
      quiz: { ...admitted.quiz, timeLimitMinutes, closesAt, stopsAtClosing: true },
    })
  }
  const limits = fc.integer({ min: 1, max: 1_440 })
  const closings = fc.option(fc.integer({ min: 1, max: yearMs }))
  fc.assert(
    fc.property(limits, closings, (limit, closing) => {
      expect(isUntimed(ofMinutes(limit, closing))).toBe(false)
    }),
  )
})

test('extra time adds nothing', () => {
  expect(extraMinutes(noTimeLimit, { percent: 50 })).toBe(0)
  expect(givesLess(noTimeLimit, { minutes: 5 }, { percent: 200 })).toBe(false)
  const inputs = { ...given, allowance: { percent: 25 } }
  const { attempt } = decide(untimed(), { kind: 'start', session: 's' }, inputs, startedAt)
  expect(attempt).toMatchObject({ allowanceMs: 0, baseDurationMs: timeLimitMs(noTimeLimit) })
})

const grant = (attempt: Attempt, reopens: 'no' | 'any', elapsedMs: number) => {
  const terms = { id: 'five', extra: { minutes: 5 }, reopens } as const
  return decide(attempt, { kind: 'grant', terms }, { ...given, grants: [] }, startedAt + elapsedMs)
}

test('a running one needs no more time, and one that is opened again goes on without a limit', () => {
  const running = startIn(untimed())
  expect(grant(running, 'any', minuteMs)).toEqual({
    attempt: running,
    events: [],
    refusal: { code: 'no-time-limit' },
  })
  const submit = { kind: 'submit', session: 's', sent: [], report: {} } as const
  const { attempt: submitted } = outcomeOf(running, submit, minuteMs)
  expect(grant(submitted, 'no', 2 * minuteMs).attempt).toBe(submitted)
  const again = grant(submitted, 'any', 2 * minuteMs)
  expect(again.attempt).toMatchObject({ state: 'in-progress', deadline: running.deadline })
  expect(again.events).toEqual([{ kind: 'granted', grant: { id: 'five', extraMs: 0 } }])
})

test('one that an educator has ended is opened again with the time that is given', () => {
  const end = { kind: 'end', id: 'end' } as const
  const running = startIn(untimed())
  const ended = decide(running, end, { ...given, grants: [] }, startedAt + minuteMs)
  const [event] = ended.events
  if (event?.kind !== 'granted') throw new Error('It was not ended')
  const { attempt } = decide(
    ended.attempt,
    { kind: 'grant', terms: { id: 'five', extra: { minutes: 5 }, reopens: 'any' } },
    { ...given, grants: [event.grant] },
    startedAt + 3 * minuteMs,
  )
  expect((attempt as StartedAttempt).deadline).toBe(startedAt + 8 * minuteMs)
  expect(isUntimed(attempt as StartedAttempt)).toBe(false)
})
