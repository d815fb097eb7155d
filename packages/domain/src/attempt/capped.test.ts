import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { admitted, given, outcomeOf, questions, startedAt } from './decide-testing.ts'
import type { AdmittedAttempt, Attempt, StartedAttempt } from './states.ts'
import type { GrantTerms } from './extra-time.ts'

const minuteMs = 60_000
const start = { kind: 'start', session: 's' } as const

/** An attempt at a quiz of ten minutes that closes this long after `startedAt`, for everyone or only for starting. */
function closingIn(ms: number, stopsAtClosing = true): AdmittedAttempt {
  const quiz = { ...admitted.quiz, timeLimitMinutes: 10, closesAt: startedAt + ms, stopsAtClosing }
  return { ...admitted, quiz }
}

const startIn = (attempt: Attempt, elapsedMs = 0) =>
  outcomeOf(attempt, start, elapsedMs).attempt as StartedAttempt

describe('where everyone stops at closing', () => {
  test.each([
    ['long before', 60 * minuteMs, true, 10 * minuteMs],
    ['exactly early enough', 10 * minuteMs, true, 10 * minuteMs],
    ['six minutes before', 6 * minuteMs, true, 6 * minuteMs],
    ['six minutes before, where closing only stops starting', 6 * minuteMs, false, 10 * minuteMs],
  ])('who starts %s has the time that is left', (_, closesInMs, stopsAtClosing, expectedMs) => {
    const { state, startedAt: from, deadline, ...attempt } = startIn(closingIn(closesInMs, stopsAtClosing))
    expect([state, attempt.baseDurationMs, deadline - from]).toEqual(['in-progress', expectedMs, expectedMs])
  })

  test('what is cut off is kept with the start, and nothing where nothing is', () => {
    const cut = startIn(closingIn(6 * minuteMs))
    expect(cut.uncapped).toEqual({ durationMs: 10 * minuteMs, limitMs: 10 * minuteMs })
    expect(startIn(closingIn(10 * minuteMs))).not.toHaveProperty('uncapped')
  })

  test('a moment after closing nobody can start', () => {
    const { refusal } = outcomeOf(closingIn(6 * minuteMs), start, 6 * minuteMs)
    expect(refusal).toEqual({ code: 'quiz-closed', isTooEarly: false })
  })

  test('a moment before opening nobody can start, and is told that it is too early', () => {
    const early = { ...admitted, quiz: { ...admitted.quiz, opensAt: startedAt + 1 } }
    expect(outcomeOf(early, start, 0).refusal).toEqual({ code: 'quiz-closed', isTooEarly: true })
    expect(outcomeOf(early, start, 1).attempt.state).toBe('in-progress')
  })

  const grant = (attempt: Attempt, time: GrantTerms, elapsedMs: number) =>
    decide(attempt, { kind: 'grant', terms: time }, { ...given, grants: [] }, startedAt + elapsedMs)
  const five: GrantTerms = { id: 'five', extra: { minutes: 5 }, reopens: 'any' }

  test('more time reaches until the closing, and the timeline says how much it was', () => {
    const { attempt, events } = grant(startIn(closingIn(12 * minuteMs)), five, minuteMs)
    expect((attempt as StartedAttempt).deadline).toBe(startedAt + 12 * minuteMs)
    expect(events).toEqual([{ kind: 'granted', grant: { id: 'five', extraMs: 2 * minuteMs } }])
    expect((attempt as StartedAttempt).timeline).toMatchObject([{ kind: 'granted', minutes: 2 }])
  })

  test('where no time is left before the closing none is given', () => {
    const attempt = startIn(closingIn(6 * minuteMs))
    const refusal = { code: 'quiz-closed', isTooEarly: false }
    expect(grant(attempt, five, minuteMs)).toEqual({ attempt, events: [], refusal })
  })

  test('an attempt that is opened again has what is left, and after the closing stays as it is', () => {
    const running = startIn(closingIn(6 * minuteMs))
    const sent = [{ questionId: questions[0]?._id ?? '', selectedOption: 'v0' }]
    const submit = { kind: 'submit', session: 's', sent, report: {} } as const
    const submitted = outcomeOf(running, submit, 2 * minuteMs).attempt as StartedAttempt
    const again = grant(submitted, five, 3 * minuteMs).attempt as StartedAttempt
    expect([again.state, again.deadline]).toEqual(['in-progress', startedAt + 6 * minuteMs])
    expect(again.timeline.at(-1)).toMatchObject({ kind: 'reopened', minutes: 3 })
    expect(grant(submitted, five, 6 * minuteMs).attempt).toBe(submitted)
  })

  test('whatever the closing becomes, a running attempt never has less time, nor more than until the closing that counts when it is given', () => {
    const closings = fc.record({ closesInMs: fc.nat(30 * minuteMs), stopsAtClosing: fc.boolean() })
    const minutes = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(closings, closings, minutes, fc.nat(9 * minuteMs), (first, second, extra, elapsedMs) => {
        const before = closingIn(Math.max(1, first.closesInMs), first.stopsAtClosing)
        const running = startIn(before)
        const { quiz } = closingIn(second.closesInMs, second.stopsAtClosing)
        const time = { ...five, extra: { minutes: extra }, reopens: 'no' } as const
        const { deadline } = grant({ ...running, quiz }, time, Math.min(elapsedMs, running.baseDurationMs))
          .attempt as StartedAttempt
        expect(deadline).toBeGreaterThanOrEqual(running.deadline)
        const cap = second.stopsAtClosing ? startedAt + second.closesInMs : Infinity
        expect(deadline).toBeLessThanOrEqual(Math.max(running.deadline, cap))
      }),
      { numRuns: 300 },
    )
  })
})
