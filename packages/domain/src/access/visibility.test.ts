import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultGraceMs } from '../time/end.ts'
import { quizRoles, rolesWith } from './quiz-roles.ts'
import {
  closingReleases,
  type LastDeadline,
  type QuizAccess,
  visibility,
  waitsForOthers,
  waitsToBeGivenOut,
} from './visibility.ts'
import { resultReleases } from './release.ts'
import {
  admitted,
  arriving,
  attempts,
  closed,
  closesNow,
  closing,
  isAnyoneAtWork,
  isArrivingAt,
  justOpen,
  lastDeadlines,
  later,
  mayComeAgain,
  moments,
  notJoinable,
  now,
  open,
  over,
  quizzes,
  running,
  score,
  seen,
  staff,
  stops,
  student,
  submitted,
  untilAllFinish,
  untilClosed,
  untilGiven,
  whole,
  shown,
} from './visibility-testing.ts'

describe('before the start', () => {
  test.each([
    //                          a stranger with the code     who was admitted
    ['is open', open, 'enter', 'enter, start'],
    ['opens later', later, 'enter (not-open-yet)', 'enter (not-open-yet)'],
    ['opens now', justOpen, 'enter', 'enter, start'],
    ['closes soon', closing, 'enter', 'enter, start'],
    ['closes soon, for everyone', stops, 'enter', 'enter, start'],
    ['closes now', closesNow, '(over)', 'enter (over)'],
    ['was closed by hand', closed, '(closed)', 'enter (closed)'],
    ['was closed and opens later', { ...later, isOpen: false }, '(closed)', 'enter (closed)'],
    ['was closed and is over', { ...over, isOpen: false }, '(over)', 'enter (over)'],
    ['cannot be joined', notJoinable, '(joining-closed)', 'enter, start'],
    [
      'cannot be joined and opens later',
      { ...later, isJoinable: false },
      '(not-open-yet)',
      'enter (not-open-yet)',
    ],
    ['has no questions', { ...open, currentRevision: null }, '(no-questions)', undefined],
  ] as const)('a quiz that %s', (_, quiz, stranger, who) => {
    expect(seen(quiz, undefined)).toBe(stranger)
    if (who !== undefined) expect(seen(quiz, admitted)).toBe(who)
  })

  test('a quiz that nobody has changed lets everybody in and start at any time', () => {
    fc.assert(
      fc.property(fc.nat(), (at) => {
        expect([seen(open, undefined, at), seen(open, admitted, at)]).toEqual(['enter', 'enter, start'])
      }),
    )
  })
})

describe('after the submission', () => {
  test.each([
    //                 open         opens later  over         closed by hand
    ['at-once', null, [whole, whole, whole, whole]],
    ['score-only', null, [score, score, score, score]],
    ['when-closed', null, [untilClosed, untilClosed, whole, whole]],
    ['by-hand', null, [untilGiven, untilGiven, untilGiven, untilGiven]],
    ['by-hand', now - 1, [whole, whole, whole, whole]],
  ] as const)('with results that come %s (given out: %s)', (resultRelease, givenOutAt, expected) => {
    const allNow = [open, later, over, closed]
    expect(allNow.map((quiz) => seen({ ...quiz, resultRelease, givenOutAt }, submitted))).toEqual(expected)
  })

  const timeLeft = now + 60_000
  const inGrace = now - defaultGraceMs
  const overGrace = inGrace - 1
  test.each([
    //                                    nobody          others run      in their grace  just after it   not known
    ['by hand', closed, [whole, untilAllFinish, untilAllFinish, whole, untilAllFinish]],
    ['by its time', over, [whole, untilAllFinish, untilAllFinish, whole, untilAllFinish]],
    [
      'by its time this moment',
      closesNow,
      [untilAllFinish, untilAllFinish, untilAllFinish, untilAllFinish, untilAllFinish],
    ],
    ['not yet', open, [untilClosed, untilClosed, untilClosed, untilClosed, untilClosed]],
  ] as const)('with results that come when the quiz is closed, which it is %s', (_, quiz, expected) => {
    const others = [null, timeLeft, inGrace, overGrace, undefined]
    const held = { ...quiz, resultRelease: 'when-closed' as const }
    const shownTo = (lastDeadline: LastDeadline) =>
      shown(visibility({ reader: student, quiz: held, attempt: submitted, lastDeadline, now }))
    expect(others.map(shownTo)).toEqual(expected)
  })

  test('who releases results by hand does so also while others run', () => {
    expect(seen({ ...open, resultRelease: 'by-hand', givenOutAt: now }, submitted, now, timeLeft)).toBe(whole)
  })

  const opensInMs = defaultGraceMs - 4_999
  const opensSoon = `enter, asked, submission, ${opensInMs} (still-arriving)`
  test.each([
    ['at-once', null, opensSoon],
    ['score-only', null, opensSoon],
    ['when-closed', null, 'enter, asked, submission (until-closed)'],
    ['by-hand', null, 'enter, asked, submission (until-given-out)'],
    ['by-hand', now - 1, opensSoon],
  ] as const)(
    'while answers still arrive, with results that come %s (given out: %s)',
    (resultRelease, givenOutAt, expected) => {
      expect(seen({ ...open, resultRelease, givenOutAt }, arriving)).toBe(expected)
    },
  )
})

test.each([
  ['nobody has entered', undefined, 'with-answers'],
  ['a student is taking', running, 'with-answers'],
  ['a student has submitted', submitted, 'with-answers, submission, full'],
  ['a student’s answers still arrive for', arriving, 'with-answers, submission, full'],
] as const)('a quiz that %s shows everything to all who have a role on it', (_, attempt, expected) => {
  for (const reader of staff) {
    for (const quiz of [open, later, over, closed, notJoinable]) {
      for (const resultRelease of resultReleases) {
        const given = visibility({ reader, quiz: { ...quiz, resultRelease }, attempt, now })
        expect(shown(given)).toBe(expected)
      }
    }
  }
})

test('everyone with a role may read, only the owner and editors may edit, and the owner alone may share', () => {
  expect(rolesWith('read')).toEqual(quizRoles)
  expect(rolesWith('mark')).toEqual(['owner', 'editor', 'marker'])
  expect(rolesWith('edit')).toEqual(['owner', 'editor'])
  expect(rolesWith('own')).toEqual(['owner'])
})

/** Whether the moment is there that the settings name, in the words of the design. */
function isReleased(quiz: QuizAccess, at: number, lastDeadline: LastDeadline) {
  const { resultRelease, givenOutAt, givesScoreOnly, planned, isOpen, opensAt, closesAt } = quiz
  const isDue = planned !== null && at >= planned.at
  const isOver = closesAt !== null && at >= closesAt
  const isWaiting = opensAt !== null && at < opensAt
  return {
    'at-once': true,
    'score-only': false,
    'when-closed': (isOver || !isOpen) && !isAnyoneAtWork(quiz, lastDeadline, at),
    'by-hand': (givenOutAt !== null && !givesScoreOnly) || (isDue && planned.parts.includes('answers')),
    // Before its opening a quiz that is not closed has not been closed.
    ...(isWaiting && !isOver && isOpen && { 'when-closed': false }),
  }[resultRelease]
}

test('nobody sees an answer key or a verdict before the moment that the settings name', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, lastDeadlines, (quiz, attempt, at, lastDeadline) => {
      const { questions, result } = visibility({ reader: student, quiz, attempt, lastDeadline, now: at })
      const isThere =
        attempt?.state === 'submitted' &&
        !isArrivingAt(attempt, at) &&
        !mayComeAgain(quiz, attempt, at, lastDeadline) &&
        isReleased(quiz, at, lastDeadline)
      expect([questions === 'with-answers', result === 'full']).toEqual([isThere, isThere])
    }),
    { numRuns: 1_000 },
  )
})

test('no closing shows anybody a key or a verdict before the last deadline of all and its grace are over', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, lastDeadlines, (quiz, attempt, at, lastDeadline) => {
      const sees = (changed: Partial<QuizAccess>) => {
        const access = { ...quiz, ...changed }
        return visibility({ reader: student, quiz: access, attempt, lastDeadline, now: at }).questions
      }
      const isOver =
        lastDeadline !== undefined && (lastDeadline === null || at > lastDeadline + defaultGraceMs)
      const wasShown = sees({ isOpen: true, opensAt: null, closesAt: null }) === 'with-answers'
      if (sees({}) === 'with-answers' && !wasShown)
        expect([isOver, waitsForOthers(quiz, at)]).toEqual([true, true])
    }),
    { numRuns: 2_000 },
  )
})

test('the score alone is seen only where the settings say so, and never together with a key', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, lastDeadlines, (quiz, attempt, at, lastDeadline) => {
      const { questions, result } = visibility({ reader: student, quiz, attempt, lastDeadline, now: at })
      if (result !== 'score') return
      const isAgain = attempt !== undefined && mayComeAgain(quiz, attempt, at, lastDeadline)
      const isOfScores = quiz.resultRelease === 'score-only' || quiz.resultRelease === 'by-hand'
      expect([questions, isOfScores || isAgain]).toEqual(['asked', true])
    }),
    { numRuns: 500 },
  )
})

test('whoever is neither the student nor has a role sees nothing', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, (quiz, attempt, at) => {
      expect(shown(visibility({ reader: { kind: 'nobody' }, quiz, attempt, now: at }))).toBe('')
    }),
  )
})

test('closing a quiz, by hand or by its time, hides nothing that was shown, and neither does time', () => {
  const rank = { no: 0, score: 1, full: 2 }
  const isClosing = fc.constantFrom('by hand', 'by time', 'not at all')
  fc.assert(
    fc.property(
      quizzes,
      attempts,
      moments,
      moments,
      lastDeadlines,
      isClosing,
      (quiz, attempt, one, other, ...of) => {
        const [lastDeadline, how] = of
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const before = visibility({ reader: student, quiz, attempt, lastDeadline, now: early })
        const isOver = quiz.closesAt !== null && quiz.closesAt <= late
        const closes = isOver ? {} : { closesAt: late }
        const changed = { 'by hand': { isOpen: false }, 'by time': closes, 'not at all': {} }[how]
        const closedQuiz = { ...quiz, ...changed }
        const after = visibility({ reader: student, quiz: closedQuiz, attempt, lastDeadline, now: late })
        expect(rank[after.result]).toBeGreaterThanOrEqual(rank[before.result])
      },
    ),
    { numRuns: 1_000 },
  )
})

test('whoever has started goes on, whatever the settings say', () => {
  fc.assert(
    fc.property(quizzes, moments, (quiz, at) => {
      expect(seen(quiz, running, at)).toBe('enter, start, asked')
    }),
  )
})

test('wherever something is kept from a student the reason is named, and nowhere else', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, (quiz, attempt, at) => {
      const { canEnter, canStart, result, why } = visibility({ reader: student, quiz, attempt, now: at })
      const isKept =
        attempt === undefined
          ? !canEnter || (quiz.opensAt !== null && at < quiz.opensAt)
          : attempt.state === 'submitted'
            ? result !== 'full'
            : !canStart
      expect(why !== undefined).toBe(isKept)
    }),
    { numRuns: 1_000 },
  )
})

test('closing releases results exactly where they wait for it', () => {
  fc.assert(
    fc.property(quizzes, moments, (quiz, at) => {
      const held = visibility({ reader: student, quiz, attempt: submitted, lastDeadline: null, now: at }).why
      const isHeld = held === 'until-closed' || held === 'attempts-left'
      expect(closingReleases(quiz, at)).toBe(isHeld)
      expect(waitsToBeGivenOut(quiz, at)).toBe(held === 'until-given-out')
    }),
  )
})
