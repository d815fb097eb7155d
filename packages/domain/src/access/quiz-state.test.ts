import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quizState } from './quiz-state.ts'
import { visibility } from './visibility.ts'

const finalized = { currentRevision: 1, isOpen: true, finalizedAt: 5, archivedAt: null }

test.each([
  ['without questions', { ...finalized, currentRevision: null, finalizedAt: null }, 'draft'],
  ['with questions', { ...finalized, finalizedAt: null }, 'draft'],
  ['finalized', finalized, 'open'],
  ['finalized at the epoch', { ...finalized, finalizedAt: 0 }, 'open'],
  ['finalized and closed', { ...finalized, isOpen: false }, 'closed'],
  ['archived', { ...finalized, archivedAt: 9 }, 'archived'],
  ['archived as a draft', { ...finalized, finalizedAt: null, archivedAt: 9 }, 'archived'],
] as const)('a quiz %s is %s', (_, quiz, expected) => {
  expect(quizState(quiz)).toBe(expected)
})

test('a quiz that is called open lets students in, and one that is called closed does not', () => {
  const moment = fc.option(fc.nat(), { nil: null })
  const quizzes = fc.record({
    currentRevision: fc.option(fc.integer({ min: 1 }), { nil: null }),
    isOpen: fc.boolean(),
    finalizedAt: moment,
    archivedAt: moment,
    answerRelease: fc.constant('at-once' as const),
  })
  fc.assert(
    fc.property(quizzes, fc.nat(), (quiz, now) => {
      const state = quizState(quiz)
      const { canEnter } = visibility({ reader: { kind: 'student' }, quiz, attempt: undefined, now })
      if (state === 'open') expect(canEnter).toBe(true)
      if (state === 'closed') expect(canEnter).toBe(false)
    }),
  )
})
