import { describe, expect, test } from 'vitest'
import { choice } from '../page-testing.ts'
import { rule, savedAt, simulate, wallAtStart } from './simulation-testing.ts'

const saved = (questionId: string, text: string, at = 1) => ({ ...choice(questionId, text, at), savedAt })
const running = (more: object = {}) => ({
  state: 'in-progress',
  durationMs: 600_000,
  remainingMs: 40_000,
  answers: [],
  ...more,
})

describe('answers from elsewhere', () => {
  const z = { questionId: 'q1', selectedOption: 'Z' }
  const fromServer = { ...z, age: 5, savedAt }
  rule('the later answer of another device is shown', (a) => a.answer('q1', 'A').save(0, 60_000, [z]), {
    shown: { q1: 'Z' },
    save: 'saved',
  })
  rule(
    'but not over one that was given since',
    (a) => a.answer('q1', 'A').answer('q1', 'B').save(0, 60_000, [z]),
    { shown: { q1: 'B' } },
  )
  rule(
    'a question that was left elsewhere is missed, and the page asks for more',
    (a) => a.answer('q1', 'A').save(0, 60_000, [{ ...z, selectedOption: null, left: true }]),
    { save: 'missed', refreshes: 1 },
  )
  rule(
    'a refresh brings what was answered elsewhere',
    (a) =>
      a
        .event({ type: 'refresh requested' })
        .refresh(running({ answers: [fromServer, { ...fromServer, questionId: 'q2' }] })),
    { shown: { q1: 'Z', q2: 'Z' } },
    { answers: [saved('q1', 'A', 900)] },
  )
  rule(
    'it replaces nothing that the server does not have',
    (a) =>
      a
        .answer('q1', 'A')
        .event({ type: 'refresh requested' })
        .refresh(running({ answers: [fromServer] })),
    { shown: { q1: 'A' } },
  )
  rule(
    'it replaces nothing that was given or acknowledged since it was asked',
    (a) =>
      a
        .answer('q1', 'A')
        .event({ type: 'refresh requested' })
        .save(0)
        .answer('q2', 'B')
        .refresh(running({ answers: [fromServer, { ...fromServer, questionId: 'q2' }] })),
    { shown: { q1: 'A', q2: 'B' } },
    { answers: [saved('q2', 'A')] },
  )
  rule(
    'only one refresh is under way',
    (a) => a.event({ type: 'refresh requested' }).event({ type: 'refresh requested' }),
    {
      refreshes: 1,
    },
  )
  rule(
    'a later answer from another tab is shown, and sent by both',
    (a) =>
      a
        .event({
          type: 'tab message',
          message: { kind: 'answer', answers: [choice('q1', 'B', wallAtStart + 5)] },
        })
        .pass(500),
    { shown: { q1: 'B' }, sent: [['B']], hasOtherTab: true },
  )
  rule(
    'an earlier one is not',
    (a) =>
      a
        .answer('q1', 'A')
        .event({ type: 'tab message', message: { kind: 'answer', answers: [choice('q1', 'B', 5)] } }),
    { shown: { q1: 'A' }, sent: [['A']] },
  )
  rule(
    'after another tab has submitted it leaves too, as the server says',
    (a) =>
      a
        .event({ type: 'tab message', message: { kind: 'ended', answers: [] } })
        .refresh({ state: 'submitted' }),
    { refreshes: 1, leaves: ['alreadyAttempted'] },
  )
  test('a tab that has submitted says so to the others, and asks for nothing itself', () => {
    const attempt = simulate()
    attempt.start().submit().submitted()
    expect(attempt.tabMessages().at(-1)).toEqual({ kind: 'ended', answers: [] })
    attempt.event({ type: 'tab message', message: { kind: 'ended', answers: [] } })
    expect(attempt.view().refreshes).toBe(0)
  })
  rule(
    'a tab that does not answer any more is gone',
    (a) => a.event({ type: 'tab message', message: { kind: 'here', answers: [] } }).pass(6_000),
    { hasOtherTab: false },
  )

  test('an answer is always later than the one it replaces, and saved from the first known moment on', () => {
    const attempt = simulate({ answers: [choice('q1', 'Z', wallAtStart + 900)] })
    attempt.start()
    attempt.answer('q1', 'A')
    attempt.save(0)
    const first = attempt.state().answers.get('q1')
    expect(first).toEqual({ ...choice('q1', 'A', wallAtStart + 901), savedAt })
    attempt.answer('q2', 'B')
    expect(attempt.state().answers.get('q1'), 'the same value, so that nothing is drawn again').toBe(first)
  })
})

describe('the clock', () => {
  rule('counts down to 0', (a) => a.pass(57_500), { seconds: 3 })
  rule('takes a lower value of the server at once', (a) => a.answer('q1', 'A').save(0, 58_000), {
    seconds: 58,
  })
  rule('takes a higher one: this clock was wrong', (a) => a.answer('q1', 'A').save(0, 64_000), {
    seconds: 64,
  })
  rule(
    'does not step back for a reply that was long on its way',
    (a) => a.answer('q1', 'A').pass(20_000).save(0, 44_000),
    { seconds: 40 },
  )
  rule(
    'is corrected by a slow reply if it cannot be right',
    (a) => a.answer('q1', 'A').pass(20_000).save(0, 30_000),
    { seconds: 30 },
  )
  rule(
    'runs on with time that is given, which is shown once',
    (a) =>
      a
        .pass(10_000)
        .event({ type: 'duration', durationMs: 600_000 })
        .event({ type: 'duration', durationMs: 900_000 })
        .event({ type: 'duration', durationMs: 900_000 }),
    { seconds: 350, given: [300_000] },
  )
  rule(
    'asks how much was given if an acknowledgement knows of more',
    (a) =>
      a
        .answer('q1', 'A')
        .save(0, 350_000)
        .refresh(running({ remainingMs: 350_000, durationMs: 900_000 })),
    { seconds: 350, given: [300_000] },
  )
  rule(
    'asks why if an acknowledgement knows of an end',
    (a) =>
      a
        .answer('q1', 'A')
        .save(0, 0)
        .refresh(running({ remainingMs: 0, durationMs: 5_000, isEnded: true })),
    { seconds: 0, isEnded: true },
  )
  rule('stops when an educator ends the quiz', (a) => a.event({ type: 'ended' }), {
    seconds: 0,
    isEnded: true,
  })
  rule('asks the server if the device slept', (a) => a.pass(5_000).setWall(120_000).pass(2_000), {
    refreshes: 1,
  })
  rule('and not if its wall clock was set back', (a) => a.setWall(-3_600_000).pass(2_000), {
    refreshes: 0,
    seconds: 59,
  })
  rule(
    'asks for the time where no stream gets through',
    (a) => a.event({ type: 'stream blocked' }).event({ type: 'stream blocked' }),
    { sent: [[]] },
  )

  test('it is painted as each second begins and stops at 0 (T252)', () => {
    const { start, pass, state } = simulate({ remainingMs: 2_500 })
    start()
    const painted = Array.from({ length: 40 }, () => {
      pass(100)
      return Math.ceil(state().leftMs / 1_000)
    })
    expect([...new Set(painted)]).toEqual([3, 2, 1, 0])
  })

  test('an event changes nothing in the state that was before', () => {
    const { start, answer, pass, save, submit, state } = simulate()
    start()
    const before = state()
    const copy = structuredClone(before)
    answer('q1', 'A')
    save(0)
    submit()
    pass(60_001)
    expect(before).toEqual(copy)
    expect(state()).not.toEqual(copy)
  })

  test('ages count the time that a device slept, and a wall clock that is put back takes nothing from them', () => {
    const { start, answer, pass, now, sends, save } = simulate({ stored: { latest: wallAtStart + 50 } })
    start()
    answer('q1', 'A')
    now.wall += 3_600_000
    answer('q2', 'B')
    save(0)
    now.wall -= 7_200_000
    pass(1_000)
    answer('q1', 'C')
    expect(sends()[1]?.changes[0]?.at).toBe(wallAtStart + 3_600_000)
    expect(sends()[1]?.deviceTime).toBe(wallAtStart + 3_600_000)
    save(1)
    expect(sends()[2]?.deviceTime).toBe(wallAtStart + 3_601_000)
  })

  test('a quiz that was opened again says so once, when its first frame is there', () => {
    const { start, pass, sends, save, answer } = simulate({ opened: { isResumed: true } })
    start()
    pass(499)
    expect(sends()).toEqual([])
    pass(1)
    save(0)
    answer('q1', 'A')
    expect(sends().map(({ why, isResumed }) => [why, isResumed])).toEqual([
      ['report', true],
      ['unsaved', false],
    ])
  })
})
