import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterRelease,
  askedParts,
  partsToRelease,
  plannedUnder,
  releasedParts,
  releasedSince,
  type ReleasePart,
  releaseProblems,
} from './release.ts'
import { moments, now, quizzes, seen, submitted } from './visibility-testing.ts'
import { hasDueMarks, plainAccess, type QuizAccess, releasesAnswers } from './visibility.ts'

const byHand: QuizAccess = { ...plainAccess, resultRelease: 'by-hand' }
const at = (moment: number, ...parts: ReleasePart[]): QuizAccess => ({
  ...byHand,
  planned: { at: moment, parts },
})

test.each<[QuizAccess, string]>([
  [byHand, 'nothing'],
  [at(now + 1, 'score', 'answers', 'marks'), 'nothing'],
  [at(now, 'score', 'answers'), 'answers'],
  [at(now, 'score'), 'score'],
  [at(now, 'marks'), 'nothing'],
  [{ ...byHand, givenOutAt: 1 }, 'answers'],
  [{ ...byHand, givenOutAt: 1, givesScoreOnly: true }, 'score'],
  [{ ...at(now, 'score', 'answers'), givenOutAt: 1, givesScoreOnly: true }, 'answers'],
  [{ ...at(now, 'marks'), givenOutAt: 1, givesScoreOnly: true }, 'score'],
])('of %j students see %s', (quiz, expected) => {
  expect(releasedParts(quiz, now)).toBe(expected)
})

test('a release adds only what students do not see yet, and answers never without the score', () => {
  expect(partsToRelease(byHand, now)).toEqual(['score', 'answers', 'marks'])
  expect(partsToRelease({ ...byHand, givenOutAt: 1, givesScoreOnly: true }, now)).toEqual([
    'answers',
    'marks',
  ])
  expect(partsToRelease({ ...byHand, givenOutAt: 1 }, now)).toEqual(['marks'])
  for (const resultRelease of ['at-once', 'score-only', 'when-closed'] as const)
    expect(partsToRelease({ ...plainAccess, resultRelease }, now)).toEqual(['marks'])
  expect(askedParts(byHand, ['answers'], now)).toEqual(['score', 'answers'])
  expect(askedParts(plainAccess, ['score', 'answers'], now)).toEqual([])
})

test('a moment that is over and a release of nothing are refused', () => {
  const codes = (...of: Parameters<typeof releaseProblems>) => releaseProblems(...of).map(({ code }) => code)
  expect(codes(byHand, { at: now, parts: ['score'] }, now)).toEqual(['release-moment-over'])
  expect(codes(byHand, { at: now + 1, parts: ['score'] }, now)).toEqual([])
  expect(codes(byHand, { at: undefined, parts: [] }, now)).toEqual(['release-of-nothing'])
  expect(codes(plainAccess, { at: undefined, parts: ['score', 'answers'] }, now)).toEqual([
    'release-of-nothing',
  ])
})

test('when results no longer wait, what stays of a planned release are its marks', () => {
  const planned = { at: now + 1, parts: ['score', 'marks'] as const }
  expect(plannedUnder({ ...byHand, planned }, 'by-hand')).toBe(planned)
  expect(plannedUnder({ ...byHand, planned }, 'at-once')).toEqual({ at: now + 1, parts: ['marks'] })
  expect(plannedUnder({ ...byHand, planned: { at: now + 1, parts: ['score'] } }, 'at-once')).toBeNull()
})

test('before its moment a planned release changes nothing that a student sees', () => {
  fc.assert(
    fc.property(quizzes, moments, (quiz, moment) => {
      const later = quiz.planned && moment < quiz.planned.at
      if (!later) return
      expect(seen(quiz, submitted, moment)).toBe(seen({ ...quiz, planned: null }, submitted, moment))
      expect(hasDueMarks(quiz, moment)).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})

test('what is noted once a release is done shows the same as reading by its moment', () => {
  fc.assert(
    fc.property(quizzes, moments, (quiz, moment) => {
      const { planned } = quiz
      if (!planned || moment < planned.at) return
      const { showsAnswers, ...after } = afterRelease(quiz, planned)
      const done = { ...quiz, ...after, planned: null }
      expect(seen(done, submitted, moment)).toBe(seen(quiz, submitted, moment))
      expect(releasedSince(done, moment) === undefined).toBe(releasedSince(quiz, moment) === undefined)
      if (showsAnswers) expect(releasesAnswers(done, null, moment)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
