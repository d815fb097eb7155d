import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markBy } from './ending.ts'
import { createRegrader, marksOf, pointsOfOutcome, verdictsIn } from '../marking/marking.ts'
import type { Answer } from '../questions/answer.ts'
import type { SubmittedAttempt } from './states.ts'
import { plainAccess } from '../access/visibility.ts'
import type { Question } from '../questions/question.ts'
import { withMarkByHand } from './mark-by-hand.ts'
import { regraded, regradeModes } from '../marking/regrading.ts'
import {
  type HandVerdict,
  isSameHandVerdict,
  retainedByHand,
  withMarksByHand,
  withPointsOf,
} from '../marking/marks-by-hand.ts'
import type { Outcome } from '../questions/outcome.ts'
import { outcomesIn } from '../questions/outcome-testing.ts'

const capital: Question = {
  _id: 'q1',
  text: '',
  type: 'single',
  options: ['London', 'Paris', 'Rome'],
  correctAnswers: ['Paris'],
}
const rivers: Question = {
  _id: 'q2',
  text: '',
  type: 'multiple',
  options: ['Po', 'Oder', 'Alps'],
  correctAnswers: ['Po', 'Oder'],
}
const leaf: Question = { _id: 'q3', text: '', type: 'write', options: [], correctAnswers: ['leaf'] }
const questions = [capital, rivers, leaf]
const idOf = (index: number) => questions[index]?._id ?? ''
const given = (...selected: Answer['selectedOption'][]) =>
  questions.map(({ _id }, index) => ({ questionId: _id, selectedOption: selected[index] ?? null }))

describe('a mark by hand', () => {
  test.each<[before: string, place: number, HandVerdict, after: string, score: number]>([
    ['-A-AC-', 0, 'correct', '+A-AC-', 1],
    ['-A-AC-', 1, 'correct', '-A+AC-', 1],
    ['-A-AC-', 2, 'correct', '-A-AC+', 1],
    ['+B+AB+', 0, 'incorrect', '-B+AB+', 2],
    ['+B+AB+', 1, 'incorrect', '+B-AB+', 2],
    ['+B+AB+', 2, 'incorrect', '+B+AB-', 2],
    ['+B+AB+', 2, 'correct', '+B+AB+', 3],
    ['...', 1, 'correct', '.+.', 1],
    ['...', 1, 'incorrect', '.-.', 0],
  ])('turns %s at place %i to %s: %s, %i points', (before, index, verdict, outcomes, score) => {
    const marks = marksOf(outcomesIn(before), questions)
    expect(withMarksByHand(marks, questions, new Map([[idOf(index), verdict]]))).toEqual({
      outcomes: outcomesIn(outcomes),
      score,
      totalQuestions: 3,
    })
  })

  test.each<[HandVerdict, outcome: string, score: number]>([
    ['correct', '+A', 1],
    ['incorrect', '-A', 0],
  ])('of %s counts even where the question is left out for all others', (verdict, outcome, score) => {
    const byHand = new Map([[idOf(0), verdict]])
    expect(withMarksByHand(marksOf(outcomesIn('/A..'), questions), questions, byHand)).toEqual({
      outcomes: outcomesIn(`${outcome}..`),
      score,
      totalQuestions: 3,
    })
  })

  test('belongs to its answer: another answer has none', () => {
    const byHand = new Map<string, HandVerdict>([
      ['q1', 'correct'],
      ['q2', 'incorrect'],
      ['q3', 'correct'],
    ])
    const before = given('Rome', ['Po'], null)
    expect(retainedByHand(byHand, before, given('Rome', ['Po', 'Oder'], 'tree'))).toEqual(
      new Map([['q1', 'correct']]),
    )
    expect(retainedByHand(byHand, before, given('Rome', ['Po'], null))).toEqual(byHand)
  })
})

const submitted: SubmittedAttempt = {
  id: 'a',
  studentId: 's',
  number: 1,
  seed: '',
  quiz: {
    ...plainAccess,
    id: 'quiz',
    title: '',
    timeLimitMinutes: 1,
    numQuestions: 3,
    currentRevision: 1,
    language: null,
    layout: null,
    hasAllowances: false,
    hasInstructions: false,
  },
  admittedAt: 0,
  version: 7,
  revision: 1,
  layout: null,
  startedAt: 0,
  allowanceMs: 0,
  baseDurationMs: 60_000,
  deadline: 60_000,
  savedAnswers: [],
  timeline: [],
  devices: '',
  state: 'submitted',
  submittedAt: 10,
  submittedBy: 'student',
  answers: given('Rome', ['Po'], null),
  lateAnswers: [],
  score: 0,
  totalQuestions: 3,
  outcomes: outcomesIn('-C-A.'),
  markedRevision: 1,
}
const attemptQuestions = { seen: questions, current: questions }
const mark = { questionId: 'q1', verdict: 'correct', reason: '', by: 'ada', baseVersion: 7 } as const

describe('points by hand', () => {
  const questionPoints = questions.map((question) => ({ ...question, points: 4, deduction: 1 }))
  const both = { seen: questionPoints, current: questionPoints }
  const givenPoints = (points: number) => withMarkByHand(submitted, { ...mark, verdict: { points } }, both)

  test.each<[points: number, outcome: Omit<Outcome, 'chosen'>]>([
    [4, { verdict: 'correct' }],
    [2.5, { verdict: 'partly', share: [5, 8] }],
    [0.01, { verdict: 'partly', share: [1, 400] }],
    [0, { verdict: 'incorrect', share: [0, 1] }],
  ])('%f of 4 are earned exactly, and none of them cost none', (points, outcome) => {
    const [first] = (givenPoints(points) as SubmittedAttempt).outcomes
    expect(first).toEqual({ ...outcome, chosen: first?.chosen })
    expect(pointsOfOutcome({ points: 4, deduction: 1 }, first as Outcome)).toBe(points)
  })

  test('are at most those of the question', () => {
    const problem = { path: 'verdict.points', code: 'hand-points-wrong', params: { most: 4 } }
    expect(givenPoints(4.01)).toEqual({ code: 'invalid-input', problems: [problem] })
  })

  const countedAt = (verdict: HandVerdict, points: number) => {
    const now = questions.map((question) => ({ ...question, points }))
    const seen = { revision: 1, questions: now }
    const [first] = markBy(seen, seen, [], new Map([['q1', verdict]])).outcomes
    return { verdict: first?.verdict, points: pointsOfOutcome({ points }, first as Outcome) }
  }

  test.each<[given: number, of: number, now: number, points: number, verdict: string]>([
    [2.5, 5, 1, 0.5, 'partly'],
    [2.5, 5, 10, 5, 'partly'],
    [1, 3, 1, 0.33, 'partly'],
    [2, 3, 1, 0.67, 'partly'],
    [0.01, 1000, 0.01, 0, 'partly'],
    [5, 5, 1, 1, 'correct'],
    [0, 5, 1, 0, 'incorrect'],
  ])('%f of %f are %f of %f', (points, of, now, after, verdictNow) => {
    expect(countedAt({ points, of }, now)).toEqual({ verdict: verdictNow, points: after })
  })

  test('follow the question however often it changes, and are exactly what they were once it is as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(),
        fc.integer({ min: 1, max: 100_000 }),
        (of, part, now) => {
          const [points, most] = [(part % (of + 1)) / 100, of / 100]
          const at = (max: number) => countedAt({ points, of: most }, max).points
          expect(at(most)).toBe(points)
          expect(Math.abs((at(now / 100) ?? 0) - (points * now) / of)).toBeLessThanOrEqual(0.005 + 1e-9)
        },
      ),
    )
  })

  test('of before marks said of how many points they are get those by which they were counted last', () => {
    const fivePoints = questions.map((question) => ({ ...question, points: 5 }))
    const old = new Map<string, HandVerdict>([
      ['q1', { points: 2.5 }],
      ['q2', { points: 9 }],
      ['q3', 'correct'],
    ])
    const based = withPointsOf(old, fivePoints)
    expect(based).toEqual(
      new Map<string, HandVerdict>([
        ['q1', { points: 2.5, of: 5 }],
        ['q2', { points: 5, of: 5 }],
        ['q3', 'correct'],
      ]),
    )
    expect(withPointsOf(based, questions)).toBe(based)
    expect(isSameHandVerdict(old.get('q1'), based.get('q1'))).toBe(true)
    expect(isSameHandVerdict({ points: 2.5, of: 4 }, based.get('q1'))).toBe(false)
  })

  test('of a question worth one point make the result a weighted one', () => {
    const marked = withMarkByHand(submitted, { ...mark, verdict: { points: 0.5 } }, attemptQuestions)
    expect(marked).toMatchObject({ weighted: { points: expect.any(Number), maxPoints: 300 } })
    expect(verdictsIn((marked as SubmittedAttempt).outcomes, questions)[0]).toEqual({
      questionId: 'q1',
      verdict: 'partly',
      points: 0.5,
      outOf: 1,
    })
  })
})

describe('marking by hand', () => {
  test('changes the score, and taken back the marks are exactly the former ones', () => {
    const marked = withMarkByHand(submitted, mark, attemptQuestions)
    const byHand = new Map([['q1', 'correct']])
    expect(marked).toMatchObject({ score: 1, outcomes: outcomesIn('+C-A.'), byHand })
    const undone = withMarkByHand(marked as SubmittedAttempt, { ...mark, verdict: null }, attemptQuestions)
    expect(undone).toEqual({ ...submitted, byHand: new Map() })
  })

  test.each<[string, Parameters<typeof withMarkByHand>[1], ReturnType<typeof withMarkByHand>]>([
    ['of another state than the present one', { ...mark, baseVersion: 6 }, { code: 'attempt-changed' }],
    ['of a question that the student was not asked', { ...mark, questionId: 'q9' }, { code: 'not-found' }],
    ['that takes back what nobody has marked', { ...mark, verdict: null }, submitted],
  ])('%s changes nothing', (_, requested, outcome) => {
    expect(withMarkByHand(submitted, requested, attemptQuestions)).toEqual(outcome)
  })

  test('is not for a question that the quiz does not have any more, or that came later', () => {
    expect(withMarkByHand(submitted, mark, { ...attemptQuestions, current: [rivers, leaf] })).toEqual({
      code: 'not-found',
    })
    expect(withMarkByHand(submitted, mark, { ...attemptQuestions, seen: [rivers, leaf] })).toEqual({
      code: 'not-found',
    })
  })
})

const text = fc.constantFrom('London', ' paris', 'Rome', 'Po', 'ODER', 'leaf', 'x', '')
const selection = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.constant(null))
const verdict = fc.constantFrom<HandVerdict>(
  'correct',
  'incorrect',
  { points: 1 },
  { points: 0.25 },
  { points: 0 },
)

const verdictOfPoints = (points: number) => (points === 1 ? 'correct' : points === 0 ? 'incorrect' : 'partly')

test('regrade of any kind keeps marks by hand, by outcomes as by answers, and marks the rest as it does without them', () => {
  fc.assert(
    fc.property(
      fc.array(selection, { minLength: 3, maxLength: 3 }),
      fc.uniqueArray(fc.tuple(fc.constantFrom('q1', 'q2', 'q3'), verdict), { selector: ([id]) => id }),
      fc.constantFrom(...regradeModes),
      fc.constantFrom(...questions),
      fc.boolean(),
      (selected, marks, mode, changed, mayLower) => {
        const byHand = new Map<string, HandVerdict>(marks)
        const seen = { revision: 1, questions }
        const answers = given(...selected)
        const before = markBy(seen, seen, answers, byHand)
        const accepted = changed.type === 'write' ? ['x'] : []
        const after = regraded(changed, { mode, mayLower, accepted }, 1)
        const next = questions.map((each) => (each._id === after._id ? after : each))
        const key = { revision: 2, questions: next }
        const again = markBy(key, seen, answers, byHand)
        const plain = markBy(key, seen, answers)
        for (const [index, { _id }] of next.entries()) {
          const markOfIt = byHand.get(_id)
          const counts = typeof markOfIt === 'object' ? verdictOfPoints(markOfIt.points) : markOfIt
          expect(again.outcomes[index]?.verdict).toBe(counts ?? plain.outcomes[index]?.verdict)
        }
        const quick = createRegrader({ seen, before: questions, after: next })(before.outcomes)
        if (quick)
          expect(withMarksByHand(quick, next, byHand)).toEqual({ ...again, markedRevision: undefined })
        // Taken back afterwards, it is as if nobody had ever marked by hand.
        expect(markBy(key, seen, answers, new Map())).toEqual(plain)
      },
    ),
    { numRuns: 3_000 },
  )
})
