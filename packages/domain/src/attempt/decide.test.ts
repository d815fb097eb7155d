import { describe, expect, test } from 'vitest'
import { defaultGraceMs } from '../time/end.ts'
import { type Command, decide, requiredInputs } from './decide.ts'
import { admitted, outcomeOf, questions, startedAt } from './decide-testing.ts'
import type { Attempt, StartedAttempt } from './states.ts'

const over = 60_000 + defaultGraceMs + 1
const send = (kind: 'save' | 'submit', value: string | null = 'v0', session = 's1'): Command => {
  return { kind, session, sent: [{ questionId: 'q0', selectedOption: value, age: 10 }], report: {} }
}
const submitAtZero = { ...send('submit'), report: { atZero: true } } as Command
const start: Command = { kind: 'start', session: 's1' }
const close: Command = { kind: 'close' }
const running = outcomeOf(admitted, start, 0).attempt
const submitted = outcomeOf(running, send('submit'), 30_000).attempt
const closed = outcomeOf(running, close, over).attempt
const closedQuiz = { ...admitted, quiz: { ...admitted.quiz, isOpen: false } }
const ofStudent = [{ kind: 'submitted', by: 'student' }]
const ofTime = [{ kind: 'submitted', by: 'time' }]
const acknowledged = [{ kind: 'acknowledged', answers: 1 }]

describe('what becomes of an attempt', () => {
  test.each<[string, Attempt, Command, number, Attempt['state'], string | undefined, object[]]>([
    ['admitted', admitted, { kind: 'open', session: 's1' }, 0, 'admitted', undefined, []],
    ['admitted', admitted, start, 0, 'in-progress', undefined, []],
    ['admitted', admitted, send('save'), 0, 'admitted', 'not-started', []],
    ['admitted', admitted, send('submit'), 0, 'admitted', 'not-started', []],
    ['admitted', admitted, close, 900_000, 'admitted', undefined, []],
    ['admitted to a closed quiz', closedQuiz, start, 0, 'admitted', 'quiz-closed', []],
    ['running', running, start, 5, 'in-progress', undefined, []],
    ['running', running, send('save'), over - 1, 'in-progress', undefined, acknowledged],
    ['running', running, send('submit'), over - 1, 'submitted', undefined, ofStudent],
    ['running, at zero', running, submitAtZero, 55_000, 'submitted', undefined, ofStudent],
    ['given more just before zero', running, submitAtZero, 54_999, 'in-progress', 'attempt-changed', []],
    ['running', running, close, over - 1, 'in-progress', undefined, []],
    ['running', running, { kind: 'accept-late' }, 5, 'in-progress', undefined, []],
    ['overdue', running, close, over, 'submitted', undefined, ofTime],
    ['overdue', running, start, over, 'submitted', 'already-attempted', ofTime],
    ['overdue', running, send('save'), over, 'submitted', 'already-attempted', ofTime],
    ['overdue', running, send('submit'), over, 'submitted', 'already-attempted', ofTime],
    ['submitted', submitted, start, 40_000, 'submitted', 'already-attempted', []],
    ['submitted', submitted, send('submit'), 40_000, 'submitted', 'already-attempted', []],
    ['submitted', submitted, close, over, 'submitted', undefined, []],
    ['closed by time', closed, send('submit'), over - 1, 'submitted', undefined, []],
    ['closed by time', closed, send('save'), over - 1, 'submitted', 'already-attempted', []],
  ])('that is %s (T225)', (_, attempt, command, elapsedMs, state, refusal, events) => {
    const outcome = outcomeOf(attempt, command, elapsedMs)
    expect([outcome.attempt.state, outcome.refusal?.code, outcome.events]).toEqual([state, refusal, events])
  })

  test.each<[string, Attempt, Command, number]>([
    ['opening on the device that is known', running, { kind: 'open', session: 's1' }, 5],
    ['closing too early', running, close, over - 1],
    ['a save of what stands', outcomeOf(running, send('save'), 20).attempt, send('save'), 20],
    ['a save after a submission in time', submitted, send('save', 'other'), 40_000],
    ['a decision where nothing waits for one', closed, { kind: 'refuse-late' }, 90_000],
  ])('is nothing by %s, so that nothing has to be stored', (_, attempt, command, elapsedMs) => {
    expect(outcomeOf(attempt, command, elapsedMs).attempt).toBe(attempt)
  })

  test('and what came too late is decided by its educator: the score changes once', () => {
    const late = outcomeOf(running, send('save'), over).attempt as StartedAttempt & { state: 'submitted' }
    expect([late.score, late.lateAnswers[0]?.reason]).toEqual([0, 'late'])
    const { attempt, events } = outcomeOf(late, { kind: 'accept-late' }, 90_000)
    expect(events).toEqual([
      {
        kind: 'score-changed',
        before: { score: 0, totalQuestions: 3 },
        after: { score: 1, totalQuestions: 3 },
        revision: 1,
      },
    ])
    expect(outcomeOf(attempt, { kind: 'accept-late' }, 90_001).attempt).toBe(attempt)
    const { attempt: refused, events: none } = outcomeOf(late, { kind: 'refuse-late' }, 90_000)
    expect([refused, none]).toMatchObject([{ score: 0, lateAnswers: [{ decision: 'refused' }] }, []])
    expect((refused as StartedAttempt).timeline.at(-1)).toEqual({
      kind: 'refused',
      at: 90_000,
      device: '',
    })
  })

  test('and what does not fit is refused whole, with the places of unknown questions and of answers of another form', () => {
    const sent = [
      { questionId: 'q0', selectedOption: 'x' },
      { questionId: 'q9', selectedOption: 'x' },
    ]
    const save = { kind: 'save', session: 's1', report: {} } as const
    expect(outcomeOf(running, { ...save, sent }, 5)).toEqual({
      attempt: running,
      events: [],
      refusal: {
        code: 'invalid-input',
        problems: [{ path: 'changes.1.questionId', code: 'unknown-question' }],
      },
    })
    const list = [...sent.slice(0, 1), { questionId: 'q1', selectedOption: ['v1'] }]
    for (const [kind, attempt, elapsedMs] of [
      ['save', running, 5],
      ['submit', running, 5],
      ['save', submitted, over],
      ['submit', closed, over - 1],
    ] as const) {
      const field = kind === 'save' ? 'changes' : 'answers'
      expect(outcomeOf(attempt, { ...save, kind, sent: list }, elapsedMs)).toEqual({
        attempt,
        events: [],
        refusal: {
          code: 'invalid-input',
          problems: [{ path: `${field}.1.selectedOption`, code: 'other-form' }],
        },
      })
    }
    const long = [{ questionId: 'q0', selectedOption: 'x'.repeat(1024 * 1024) }]
    expect(outcomeOf(running, { ...save, sent: long }, 5).refusal).toEqual({ code: 'too-large' })
    expect(
      outcomeOf(running, { ...send('submit'), ...save, kind: 'submit', sent: long }, 5).refusal,
    ).toBeUndefined()
  })
})

test('the time that an attempt is given is its own: changing the quiz does not change it', () => {
  expect(running).toMatchObject({ startedAt, baseDurationMs: 60_000, deadline: startedAt + 60_000 })
  const longer = { ...running, quiz: { ...running.quiz, timeLimitMinutes: 90 } }
  expect(outcomeOf(longer, close, over).attempt).toMatchObject({
    state: 'submitted',
    deadline: startedAt + 60_000,
  })
})

test.each<[string, Attempt, Command, number, boolean, boolean]>([
  ['a save of a running attempt', running, send('save'), 5, true, false],
  ['a look at a running attempt', running, close, 5, false, false],
  ['a look at an overdue attempt', running, close, over, true, false],
  ['a save of an overdue attempt', running, send('save'), over, true, true],
  ['a look at a result', submitted, close, over, false, false],
])('%s needs no more than it has to', (_, attempt, command, elapsedMs, needsQuestions, needsOutages) => {
  const now = startedAt + elapsedMs
  const needs = requiredInputs(attempt as StartedAttempt, command, now)
  expect(needs).toEqual({ questions: needsQuestions, outages: needsOutages, grants: false })
  const given = {
    ...(needs.questions && { questions: { seen: questions, current: questions } }),
    ...(needs.outages && { outages: [] }),
  }
  expect(() => decide(attempt, command, given, now)).not.toThrow()
  if (needsQuestions) expect(() => decide(attempt, command, {}, now)).toThrow('was not given')
})
