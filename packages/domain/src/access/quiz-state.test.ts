import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quizState } from './quiz-state.ts'
import { plainAccess, visibility } from './visibility.ts'

const now = 100
const finalized = { ...plainAccess, currentRevision: 1, finalizedAt: 5, archivedAt: null }

test.each([
  ['without questions', { ...finalized, currentRevision: null, finalizedAt: null }, 'draft'],
  ['with questions', { ...finalized, finalizedAt: null }, 'draft'],
  ['finalized', finalized, 'open'],
  ['finalized at the epoch', { ...finalized, finalizedAt: 0 }, 'open'],
  ['finalized and closed', { ...finalized, isOpen: false }, 'closed'],
  ['that opens later', { ...finalized, opensAt: now + 1 }, 'closed'],
  ['that opens now', { ...finalized, opensAt: now }, 'open'],
  ['that closes later', { ...finalized, closesAt: now + 1 }, 'open'],
  ['that closes now', { ...finalized, closesAt: now }, 'closed'],
  ['archived', { ...finalized, archivedAt: 9 }, 'archived'],
  ['archived as a draft', { ...finalized, finalizedAt: null, archivedAt: 9 }, 'archived'],
] as const)('a quiz %s is %s', (_, quiz, expected) => {
  expect(quizState(quiz, now)).toBe(expected)
})

test('a quiz that is called open lets students start, and one that is called closed does not', () => {
  const moment = fc.option(fc.nat(), { nil: null })
  const quizzes = fc.record({
    currentRevision: fc.option(fc.integer({ min: 1 }), { nil: null }),
    isOpen: fc.boolean(),
    finalizedAt: moment,
    archivedAt: moment,
    opensAt: moment,
    closesAt: moment,
  })
  fc.assert(
    fc.property(quizzes, fc.nat(), (drawn, at) => {
      const quiz = { ...plainAccess, ...drawn }
      const state = quizState(quiz, at)
      const attempt = { state: 'admitted' } as const
      const { canStart } = visibility({ reader: { kind: 'student' }, quiz, attempt, now: at })
      if (state === 'open') expect(canStart).toBe(true)
      if (state === 'closed') expect(canStart).toBe(false)
    }),
  )
})
