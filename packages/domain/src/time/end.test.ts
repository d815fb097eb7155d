import { expect, test } from 'vitest'
import { attemptStateAt, type AttemptState, defaultGraceMs, hasRunOut, takesAnswers } from './end.ts'

const deadline = 1_000_000
const lastMoment = deadline + defaultGraceMs

test.each<[AttemptState, number | null, number, AttemptState]>([
  ['admitted', null, 0, 'admitted'],
  ['admitted', null, Number.MAX_SAFE_INTEGER, 'admitted'],
  ['in-progress', deadline, 0, 'in-progress'],
  ['in-progress', deadline, deadline, 'in-progress'],
  ['in-progress', deadline, lastMoment, 'in-progress'],
  ['in-progress', deadline, lastMoment + 1, 'submitted'],
  ['submitted', deadline, 0, 'submitted'],
  ['submitted', deadline, lastMoment + 1, 'submitted'],
])('an attempt that is %s until %s stands, at %i, as %s (T126)', (state, until, now, expected) => {
  expect(attemptStateAt({ state, deadline: until }, now, defaultGraceMs)).toBe(expected)
})

test('answers are taken until the grace of 15 seconds has passed', () => {
  expect(defaultGraceMs).toBe(15_000)
  expect(takesAnswers(deadline, lastMoment, defaultGraceMs)).toBe(true)
  expect(takesAnswers(deadline, lastMoment + 1, defaultGraceMs)).toBe(false)
  expect(takesAnswers(deadline, deadline, 0)).toBe(true)
  expect(takesAnswers(deadline, deadline + 1, 0)).toBe(false)
})

test.each([
  ['time', deadline, true],
  ['student', deadline + 5, true],
  ['student', deadline - 1_000, true],
  ['student', deadline - 1_001, false],
] as const)(
  'an attempt that ended by %s at %i had run out of time: %s',
  (submittedBy, submittedAt, hasRun) => {
    expect(hasRunOut({ submittedBy, submittedAt, deadline })).toBe(hasRun)
  },
)
