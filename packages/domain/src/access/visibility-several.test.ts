import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultGraceMs } from '../time/end.ts'
import { type LatestAttempt, visibility } from './visibility.ts'
import {
  attempts,
  closed,
  lastDeadlines,
  later,
  mayComeAgain,
  moments,
  now,
  open,
  over,
  quizzes,
  seen,
  student,
  submitted,
  whole,
  admitted,
  arriving,
  running,
  second,
} from './visibility-testing.ts'

const several = (allowed: number | 'unlimited') => ({
  ...open,
  attemptRule: { allowed, counts: 'best' as const },
})
const again = 'enter, start, asked, submission, score, receipt (attempts-left)'
const wait = 'enter, asked, submission, score, receipt (attempts-left)'
const untilAll = 'enter, asked, submission, score, receipt (until-all-finish)'
/** The first attempt of a student whose latest is another one. */
const followedBy = (latest: LatestAttempt) => ({ ...submitted, latest })

describe('where students may come more than once', () => {
  test.each([
    //                                                    open    opens later  over   closed by hand
    ['the first of two', 2, submitted, [again, wait, whole, whole]],
    ['the second of two', 2, second, [whole, whole, whole, whole]],
    ['the second without a limit', 'unlimited', second, [again, wait, whole, whole]],
    ['the first of one, which was more', 1, submitted, [whole, whole, whole, whole]],
    ['the first of two, before the last', 2, followedBy(second), [whole, whole, whole, whole]],
    ['the first of three, before the second', 3, followedBy(second), [again, wait, whole, whole]],
    [
      'the first, before one that waits',
      2,
      followedBy({ ...admitted, number: 2 }),
      [wait, wait, whole, whole],
    ],
    ['the first, before one that runs', 2, followedBy({ ...running, number: 2 }), [wait, wait, wait, wait]],
    [
      'the first, before one whose answers still arrive',
      2,
      followedBy({ ...arriving, number: 2 }),
      [wait, wait, wait, wait],
    ],
  ] as const)('%s', (_, allowed, attempt, expected) => {
    const { attemptRule } = several(allowed)
    const quizzesNow = [open, later, over, closed].map((quiz) => ({ ...quiz, attemptRule }))
    expect(quizzesNow.map((quiz) => seen(quiz, attempt))).toEqual(expected)
  })

  test.each([
    //                                        an attempt left   none left
    ['others run', now + 60_000, [untilAll, whole]],
    ['others are in their grace', now - defaultGraceMs, [untilAll, whole]],
    ['all have finished', now - defaultGraceMs - 1, [whole, whole]],
    ['nobody else has come', null, [whole, whole]],
  ] as const)('while %s, closing shows more only to who has seen it already', (_, lastDeadline, expected) => {
    for (const quiz of [closed, over]) {
      const { attemptRule } = several(2)
      const shownTo = [submitted, second].map((attempt) =>
        seen({ ...quiz, attemptRule }, attempt, now, lastDeadline),
      )
      expect(shownTo).toEqual(expected)
    }
  })

  test.each([
    ['score-only', 'enter, start, asked, submission, score, receipt (score-only)'],
    ['when-closed', 'enter, start, asked, submission, receipt (until-closed)'],
    ['by-hand', 'enter, start, asked, submission, receipt (until-given-out)'],
  ] as const)('nothing more is seen of a result that comes %s', (resultRelease, expected) => {
    expect(seen({ ...several(2), resultRelease }, submitted)).toBe(expected)
  })
})

test('nobody sees an answer key or a verdict while they may be asked the same once more', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, lastDeadlines, (quiz, attempt, at, lastDeadline) => {
      const { questions, result, canStart } = visibility({
        reader: student,
        quiz,
        attempt,
        lastDeadline,
        now: at,
      })
      const isAgain = attempt !== undefined && mayComeAgain(quiz, attempt, at, lastDeadline)
      if (isAgain || (attempt?.state === 'submitted' && canStart)) {
        expect([questions, result === 'full']).toEqual(['asked', false])
      }
    }),
    { numRuns: 2_000 },
  )
})
