import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultGraceMs } from '../time/end.ts'
import { decide } from './decide.ts'
import { admitted, given, outcomeOf, questions, startedAt } from './decide-testing.ts'
import type { Attempt, StartedAttempt } from './states.ts'
import { deadlineOf, type Grant } from '../time/deadline.ts'
import type { GrantTerms } from './extra-time.ts'

const minuteMs = 60_000
const report = {}
const running = outcomeOf(admitted, { kind: 'start', session: 's' }, 0).attempt as StartedAttempt
const submit = (attempt: Attempt, elapsedMs: number, value = 'v0') => {
  const sent = [{ questionId: 'q0', selectedOption: value }]
  return outcomeOf(attempt, { kind: 'submit', session: 's', sent, report }, elapsedMs)
    .attempt as StartedAttempt
}

/** An attempt with its grants, as the server keeps both. */
type Kept = { attempt: StartedAttempt; grants: Grant[] }

function grant({ attempt, grants }: Kept, time: GrantTerms, elapsedMs: number): Kept {
  const now = startedAt + elapsedMs
  const { attempt: after, events } = decide(
    attempt,
    { kind: 'grant', terms: time },
    { ...given, grants },
    now,
  )
  const added = events.flatMap((event) => (event.kind === 'granted' ? [event.grant] : []))
  return { attempt: after as StartedAttempt, grants: [...grants, ...added] }
}

const five: GrantTerms = { id: 'five', extra: { minutes: 5 }, reopens: 'no' }

test('a running attempt has that much longer, and its timeline says so', () => {
  const { attempt } = grant({ attempt: running, grants: [] }, five, 20_000)
  expect(attempt.deadline).toBe(running.deadline + 5 * minuteMs)
  expect(attempt.timeline).toEqual([{ kind: 'granted', at: 20_000, minutes: 5, device: '' }])
})

test('a share is one of the promised time, in whole minutes', () => {
  const quarter: GrantTerms = { id: 'quarter', extra: { percent: 25 }, reopens: 'no' }
  const ofTen = { ...running, baseDurationMs: 10 * minuteMs, deadline: startedAt + 10 * minuteMs }
  const { attempt } = grant({ attempt: ofTen, grants: [] }, quarter, 0)
  expect(attempt.deadline).toBe(startedAt + 13 * minuteMs)
})

test('nobody who has not started gets any: their whole time is still to come', () => {
  const { refusal } = decide(admitted, { kind: 'grant', terms: five }, { ...given, grants: [] }, startedAt)
  expect(refusal).toEqual({ code: 'not-started' })
})

test.each([
  ['by the student early', submit(running, 30_000), 'no', false],
  ['by the student early', submit(running, 30_000), 'run-out', false],
  ['by the student early', submit(running, 30_000), 'any', true],
  ['by the page at zero', submit(running, minuteMs), 'no', false],
  ['by the page at zero', submit(running, minuteMs), 'run-out', true],
  ['by time', running, 'no', false],
  ['by time', running, 'run-out', true],
  ['by time', running, 'any', true],
] as const)('an attempt submitted %s goes on or not (%#)', (_, attempt, reopens, goesOn) => {
  const { attempt: after } = grant({ attempt, grants: [] }, { ...five, reopens }, 10 * minuteMs)
  expect(after.state).toBe(goesOn ? 'in-progress' : 'submitted')
  if (goesOn) expect(after.deadline).toBe(startedAt + 15 * minuteMs)
})

test('an attempt that goes on has its answers, those that came too late among them', () => {
  const sent = [{ questionId: 'q0', selectedOption: 'in time' }]
  const saved = outcomeOf(running, { kind: 'save', session: 's', sent, report }, 30_000).attempt
  const late = [{ questionId: 'q1', selectedOption: 'late', age: 5 * minuteMs - 50_000 }]
  const closed = outcomeOf(saved, { kind: 'save', session: 's', sent: late, report }, 5 * minuteMs).attempt
  expect(closed).toMatchObject({ state: 'submitted', lateAnswers: [{ questionId: 'q1' }] })
  const reopens = { ...five, reopens: 'run-out' } as const
  const { attempt } = grant({ attempt: closed as StartedAttempt, grants: [] }, reopens, 6 * minuteMs)
  expect(attempt.savedAnswers).toMatchObject([
    { questionId: 'q0', selectedOption: 'in time' },
    { questionId: 'q1', selectedOption: 'late' },
  ])
  expect(submit(attempt, 7 * minuteMs)).toMatchObject({ state: 'submitted', score: 1 })
})

const times = fc.record({
  id: fc.constantFrom('one', 'two', 'three', 'four'),
  extra: fc.oneof(
    fc.record({ minutes: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ percent: fc.integer({ min: 1, max: 200 }) }),
  ),
  reopens: fc.constantFrom('no' as const, 'run-out' as const, 'any' as const),
})
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('grant' as const), time: times, afterMs: fc.nat(5 * minuteMs) }),
    fc.record({ kind: fc.constantFrom('submit' as const, 'close' as const), afterMs: fc.nat(5 * minuteMs) }),
  ),
  { maxLength: 12 },
)

test('the deadline is always computed from all grants, never earlier than before, and once for each grant', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let kept: Kept = { attempt: running, grants: [] }
      let elapsedMs = 0
      for (const step of all) {
        const before = kept
        elapsedMs += step.afterMs
        if (step.kind === 'grant') {
          kept = grant(grant(kept, step.time, elapsedMs), step.time, elapsedMs)
          if (kept.attempt.state === 'in-progress') {
            const isNew = kept.grants.length > before.grants.length
            if (isNew) expect(kept.attempt.deadline).toBeGreaterThan(startedAt + elapsedMs - defaultGraceMs)
          }
        } else if (step.kind === 'submit') {
          kept = { ...kept, attempt: submit(kept.attempt, elapsedMs) }
        } else {
          const now = startedAt + elapsedMs
          const closed = decide(kept.attempt, { kind: 'close' }, given, now).attempt
          kept = { ...kept, attempt: closed as StartedAttempt }
        }
        expect(kept.attempt.deadline).toBe(deadlineOf(kept.attempt, kept.grants))
        expect(kept.attempt.deadline).toBeGreaterThanOrEqual(before.attempt.deadline)
        expect(new Set(kept.grants.map(({ id }) => id)).size).toBe(kept.grants.length)
      }
    }),
    { numRuns: 300 },
  )
})

test('no answer is lost by a grant, whether the attempt ran or had ended', () => {
  fc.assert(
    fc.property(times, fc.nat(4 * minuteMs), fc.boolean(), (time, elapsedMs, isSubmitted) => {
      const sent = questions.map(({ _id }) => ({ questionId: _id, selectedOption: `of ${_id}` }))
      const saved = outcomeOf(running, { kind: 'save', session: 's', sent, report }, 1_000).attempt
      const before = (isSubmitted ? submit(saved, 2_000, 'of q0') : saved) as StartedAttempt
      const { attempt } = grant({ attempt: before, grants: [] }, time, 2_000 + elapsedMs)
      const answers = new Map(attempt.savedAnswers.map((each) => [each.questionId, each.selectedOption]))
      for (const { questionId, selectedOption } of sent) expect(answers.get(questionId)).toBe(selectedOption)
    }),
  )
})
