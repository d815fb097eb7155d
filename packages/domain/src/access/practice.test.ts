import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayPractise, practiceProblems } from './practice.ts'
import {
  admitted,
  arriving,
  closed,
  lastDeadlines,
  later,
  moments,
  now,
  open,
  quizzes,
  running,
  student,
  submitted,
} from './visibility-testing.ts'
import { type QuizAccess, visibility } from './visibility.ts'

const on = { ...open, canBePractised: true }
const twice = { allowed: 2, counts: 'best' as const }

describe('who may practise', () => {
  test.each<[who: string, may: boolean, ...Parameters<typeof mayPractise>]>([
    ['who has entered', true, on, admitted, null, now],
    ['who has submitted', true, on, submitted, null, now],
    ['also in a closed quiz', true, { ...on, isOpen: false }, submitted, null, now],
    ['nobody without the switch', false, open, submitted, null, now],
    ['nobody who has not entered', false, on, undefined, null, now],
    ['nobody who takes it', false, on, running, null, now],
    ['nobody whose other device may still send answers', false, on, arriving, null, now],
    ['nobody before the opening', false, { ...later, canBePractised: true }, admitted, null, now],
    [
      'nobody while scores alone are shown',
      false,
      { ...on, resultRelease: 'score-only' },
      submitted,
      null,
      now,
    ],
    ['nobody while results wait', false, { ...on, resultRelease: 'by-hand' }, submitted, null, now],
    [
      'nobody while the others write',
      false,
      { ...closed, canBePractised: true, resultRelease: 'when-closed' },
      submitted,
      now + 1,
      now,
    ],
    ['nobody who may come again', false, { ...on, attemptRule: twice }, submitted, null, now],
  ])('%s: %s', (_, may, ...of) => {
    expect(mayPractise(...of)).toBe(may)
  })

  test('it shows nobody an answer that somebody who has submitted has to wait for', () => {
    let met = 0
    const attempts = fc.constantFrom(admitted, submitted, { ...submitted, number: 2 })
    fc.assert(
      fc.property(quizzes, attempts, lastDeadlines, moments, (quiz, attempt, lastDeadline, at) => {
        if (!mayPractise(quiz, attempt, lastDeadline, at)) return
        met += 1
        const seen = visibility({ reader: student, quiz, attempt: submitted, lastDeadline, now: at })
        expect(seen.questions).toBe('with-answers')
      }),
      { numRuns: 2_000 },
    )
    expect(met).toBeGreaterThan(50)
  })
})

describe('settings with practice', () => {
  const problems = (before: QuizAccess, after: QuizAccess, count = 0) =>
    practiceProblems(before, after, { running: count, lastDeadline: null, now }).map(
      ({ path, code }) => `${path} ${code}`,
    )

  test.each<[string, QuizAccess, QuizAccess, number, string[]]>([
    ['is switched on', open, on, 0, []],
    ['not while somebody takes the quiz', open, on, 1, ['practice practice-while-running']],
    ['stays on while somebody takes it', on, on, 1, []],
    ['is switched off at any time', on, open, 1, []],
    [
      'not on while results are held back',
      open,
      { ...on, resultRelease: 'score-only' },
      0,
      ['practice practice-while-held-back'],
    ],
    [
      'not on while others may come again',
      open,
      { ...on, attemptRule: twice },
      0,
      ['practice practice-while-attempts-left'],
    ],
    [
      'not on while results are held back, whatever the number of attempts',
      open,
      { ...on, attemptRule: twice, resultRelease: 'by-hand' },
      0,
      ['practice practice-while-held-back'],
    ],
    [
      'on, holds no results back',
      on,
      { ...on, resultRelease: 'by-hand' },
      0,
      ['resultRelease held-back-while-practice'],
    ],
    [
      'on, lets nobody come again',
      on,
      { ...on, attemptRule: twice },
      0,
      ['attempts attempts-while-practice'],
    ],
    [
      'on, opens no quiz again that shows results when closed',
      { ...on, isOpen: false, resultRelease: 'when-closed' },
      { ...on, resultRelease: 'when-closed' },
      0,
      ['code held-back-while-practice'],
    ],
  ])('%s', (_, before, after, count, expected) => {
    expect(problems(before, after, count)).toEqual(expected)
  })
})
