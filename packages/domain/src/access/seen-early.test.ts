import { expect, test } from 'vitest'
import { openSince, releaseToKeep } from './seen-early.ts'
import { plainAccess, type QuizAccess } from './visibility.ts'

const heldBack: QuizAccess = { ...plainAccess, resultRelease: 'when-closed' }
const byHand: QuizAccess = { ...plainAccess, resultRelease: 'by-hand' }
const given: QuizAccess = { ...byHand, givenOutAt: 500 }
const closed: QuizAccess = { ...heldBack, isOpen: false }
const [now, running] = [1_000, 2_000]

test.each([
  // first end, first release, at once, held back
  [null, null, undefined, undefined],
  [100, null, 100, undefined],
  [100, 500, 500, 500],
  [700, 500, 700, 700],
  [null, 500, undefined, undefined],
])('first end %s, first release %s', (firstEnd, firstRelease, atOnce, later) => {
  const openings = { firstEnd, firstRelease }
  expect([openSince(plainAccess, openings), openSince(heldBack, openings)]).toEqual([atOnce, later])
})

const seen = { firstEnd: 100, firstRelease: null, submitted: 1 }
const unseen = { firstEnd: null, firstRelease: null, submitted: 0 }
const withAttemptsLeft = { ...unseen, submitted: 1 }
const twice: QuizAccess = { ...plainAccess, attemptRule: { allowed: 2, counts: 'best' } }
const twiceClosed: QuizAccess = { ...twice, isOpen: false }
test.each([
  ['at once instead of after closing', heldBack, plainAccess, seen, running, { at: now, isByHand: true }],
  [
    'at once, before anybody has submitted',
    heldBack,
    plainAccess,
    unseen,
    running,
    { at: now, isByHand: true },
  ],
  ['closed while students run', heldBack, closed, seen, running, undefined],
  ['closed when all have finished', heldBack, closed, seen, null, { at: now, isByHand: true }],
  ['opened again', closed, heldBack, seen, null, { at: now, isByHand: false }],
  ['held back from now on', plainAccess, heldBack, seen, running, { at: 100, isByHand: false }],
  ['held back before anybody has submitted', plainAccess, heldBack, unseen, running, undefined],
  [
    'held back once more',
    given,
    heldBack,
    { firstEnd: 100, firstRelease: 500, submitted: 1 },
    running,
    { at: 500, isByHand: false },
  ],
  ['held back in another way', heldBack, byHand, seen, running, undefined],
  [
    'opened again with attempts left',
    twiceClosed,
    twice,
    withAttemptsLeft,
    null,
    { at: now, isByHand: false },
  ],
  ['opened again before anybody has submitted', twiceClosed, twice, unseen, null, undefined],
  ['opened again while students run', twiceClosed, twice, withAttemptsLeft, running, undefined],
  ['closed where attempts are left', twice, twiceClosed, withAttemptsLeft, null, undefined],
  [
    'opened once more to those who have seen it',
    plainAccess,
    twice,
    seen,
    null,
    { at: 100, isByHand: false },
  ],
])('%s', (_, before, after, openings, lastDeadline, kept) => {
  expect(releaseToKeep(before, after, openings, lastDeadline, now)).toEqual(kept)
})
