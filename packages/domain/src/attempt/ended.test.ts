import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import type { RunningAttempt } from './states.ts'
import { admitted, startedAt } from './decide-testing.ts'
import { deadlineOf, type Grant } from '../time/deadline.ts'
import { endedNow, wasEnded } from './extra-time.ts'

const minuteMs = 60_000
const quiz = { ...admitted.quiz, timeLimitMinutes: 10 }
const start = { kind: 'start', session: 's' } as const
const running = decide({ ...admitted, quiz }, start, {}, startedAt).attempt as RunningAttempt

describe('an attempt that an educator ends', () => {
  test('has no time left, and knows why', () => {
    const now = running.startedAt + 2 * minuteMs
    const ended = endedNow(running, 'end', [], now)
    expect(ended?.attempt).toMatchObject({ state: 'in-progress', deadline: now })
    expect(ended?.attempt.timeline ?? []).toContainEqual({
      kind: 'ended',
      at: 2 * minuteMs,
      device: '',
    })
    expect(wasEnded(running)).toBe(false)
    expect(ended && wasEnded(ended.attempt)).toBe(true)
  })

  test('is ended once by the same act, and not after its time', () => {
    const now = running.startedAt + minuteMs
    const { attempt, grant } = endedNow(running, 'end', [], now) ?? {}
    if (!attempt || !grant) throw new Error('It was not ended')
    expect(endedNow(attempt, 'other', [grant], now + 1)).toBeUndefined()
    expect(endedNow({ ...attempt, deadline: now + minuteMs }, 'end', [grant], now)).toBeUndefined()
  })

  test('has just the time that it is given afterwards', () => {
    const now = running.startedAt + minuteMs
    const { attempt, grant } = endedNow(running, 'end', [], now) ?? {}
    if (!attempt || !grant) throw new Error('It was not ended')
    const given = { id: 'more', extra: { minutes: 5 }, reopens: 'no' as const }
    const outcome = decide(attempt, { kind: 'grant', terms: given }, { grants: [grant] }, now)
    const after = outcome.attempt as RunningAttempt
    expect(after.deadline).toBe(now + 5 * minuteMs)
    expect(wasEnded(after)).toBe(false)
  })

  test('whatever it was given before and whatever the clock says, its deadline is what its grants make it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(30 * minuteMs)),
        fc.integer({ min: -minuteMs, max: 60 * minuteMs }),
        (extra, sinceMs) => {
          const grants: Grant[] = extra.map((extraMs, at) => ({ id: `g${at}`, extraMs }))
          const before = { ...running, deadline: deadlineOf(running, grants) }
          const now = running.startedAt + sinceMs
          const ended = endedNow(before, 'end', grants, now)
          if (!ended) return now >= before.deadline
          const { attempt, grant } = ended
          return (
            attempt.deadline === deadlineOf(running, [...grants, grant]) &&
            attempt.deadline === Math.max(running.startedAt, now) &&
            wasEnded(attempt)
          )
        },
      ),
    )
  })
})
