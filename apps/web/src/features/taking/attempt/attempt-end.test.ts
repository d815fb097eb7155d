import { describe, expect, test } from 'vitest'
import { foreign, offline, over, refused, rule, simulate } from './simulation-testing.ts'

const invalid = refused(422, 'invalid-input')
const internal = refused(500, 'internal-error')
const running = (more: object = {}) => ({
  state: 'in-progress',
  durationMs: 600_000,
  remainingMs: 40_000,
  answers: [],
  ...more,
})

describe('the end', () => {
  rule('however often it is pressed, one submission goes out', (a) => a.submit().submit(), {
    submits: 1,
    isBusy: true,
  })
  rule('a submission that arrives leads to the result', (a) => a.submit().submitted(), { leaves: [null] })
  rule(
    'a submission takes along what waits for a pause',
    (a) => a.answer('q1', 'typed', 500).submit().submitted(),
    { journal: [], leaves: [null] },
  )
  rule(
    'a submission without a reply is kept and repeated',
    (a) => a.submit().notSubmitted(offline).pass(1_000).notSubmitted(internal).pass(1_999),
    { submits: 2, isPending: true, tries: 2 },
  )
  test('a submission refused for some answers is resent at once without them', () => {
    const a = simulate().start()
    a.answer('q1', 'of another form', 500).answer('q2', 'B', 500).submit()
    const sentFor = (index: number) =>
      a
        .submits()
        .at(index)
        ?.answers.map((each) => each.selectedOption)
    expect(sentFor(0)).toEqual(['of another form', 'B'])
    const otherForm = {
      path: 'answers.0.selectedOption',
      code: 'other-form',
      message: 'Another form',
    } as const
    a.notSubmitted(refused(422, 'invalid-input', { problems: [otherForm] }))
    expect(sentFor(1)).toEqual(['B'])
    expect(a.view()).toMatchObject({ submits: 2, isBusy: true, failures: 0, leaves: [] })
    a.submitted()
    // The answer that was refused stays on the device.
    expect(a.view()).toMatchObject({ submits: 2, leaves: [null], journal: ['of another form'] })
  })
  test('a submission of which every answer is refused is sent once more, with none', () => {
    const a = simulate().start().submit()
    const problems = a.submits()[0]?.answers.map((_, index) => ({
      path: `answers.${index}.selectedOption`,
      code: 'other-form' as const,
      message: 'Another form',
    }))
    a.notSubmitted(refused(422, 'invalid-input', { problems }))
    expect(a.submits().at(-1)?.answers).toEqual([])
    a.notSubmitted(invalid).pass(30_000)
    expect(a.view()).toMatchObject({ submits: 2, isBusy: false, failures: 1 })
  })
  rule(
    'it is repeated at once when the connection is back',
    (a) => a.submit().notSubmitted(offline).event({ type: 'online' }),
    { submits: 2 },
  )
  rule('it outlives a reload', (a) => a, { submits: 1, isPending: true }, { stored: { isPending: true } })
  rule(
    'it can be taken back',
    (a) =>
      a.submit().notSubmitted(offline).event({ type: 'take back' }).event({ type: 'online' }).pass(30_000),
    { submits: 1, isPending: false, isBusy: false },
  )
  rule(
    'a try that fails after it was taken back is not repeated',
    (a) =>
      a
        .submit()
        .notSubmitted(offline)
        .pass(1_000)
        .event({ type: 'take back' })
        .notSubmitted(offline)
        .pass(30_000),
    { submits: 2, isPending: false, isBusy: false, failures: 0 },
  )
  rule(
    'while there is time a failure waits for the student',
    (a) => a.submit().notSubmitted(foreign).event({ type: 'online' }).pass(30_000),
    { submits: 1, failures: 1, isPending: false, tries: 0 },
  )
  rule(
    'a submission waits for answers that are being loaded',
    (a) => a.event({ type: 'refresh requested' }).submit(),
    { submits: 0, isBusy: true },
  )
  rule(
    'but not for more than five seconds',
    (a) => a.event({ type: 'refresh requested' }).submit().pass(5_000),
    {
      submits: 1,
    },
  )
  rule(
    'and not after they have come',
    (a) => a.event({ type: 'refresh requested' }).submit().refresh(running()).pass(5_000),
    { submits: 1 },
  )
  rule('at zero the server is asked for more time', (a) => a.pass(60_001), {
    asks: 1,
    submits: 0,
    isBusy: true,
  })
  rule(
    'without more it is submitted, and "Time’s up" stays for two seconds',
    (a) => a.atZero().submitted().pass(1_900),
    { submits: 1, leaves: [] },
  )
  rule(
    'what was given without a network is saved before, if it is back in time',
    (a) =>
      a
        .answer('q1', 'A')
        .fail(0, offline)
        .answer('q2', 'B')
        .pass(50_000)
        .event({ type: 'online' })
        .save(-1)
        .atZero()
        .submitted(),
    { saves: ['saved', 'settling', 'offline', 'saved'], journal: [], submits: 1 },
  )
  rule(
    'no failure of an earlier try is shown then',
    (a) => a.atZero().notSubmitted(internal).event({ type: 'submit' }).save(-1, 0).submitted(),
    { submits: 2, tries: 0, leaves: [] },
  )
  rule('and then the result opens', (a) => a.atZero().submitted().pass(2_000), { leaves: [null] })
  rule(
    'with more while it is on its way the quiz goes on',
    (a) => a.atZero().notSubmitted(refused(409, 'attempt-changed')).save(-1, 270_000),
    { submits: 1, asks: 2, seconds: 270, isBusy: false, failures: 0 },
  )
  test('only what the clock submits is named so (T226)', () => {
    const [byClock, byStudent] = [simulate(), simulate()]
    byClock.start().atZero()
    byStudent.start().submit()
    expect([byClock, byStudent].map(({ submits }) => submits().at(-1)?.isAtZero)).toEqual([true, false])
  })
  rule('with more the quiz goes on', (a) => a.pass(60_001).save(-1, 270_000).answer('q1', 'A'), {
    submits: 0,
    seconds: 270,
    isBusy: false,
    shown: { q1: 'A' },
  })
  rule(
    'if nothing answers the page stays locked and asks again',
    (a) =>
      a
        .pass(60_001)
        .fail(-1, offline)
        .event({ type: 'not refreshed', error: offline })
        .answer('q1', 'A')
        .pass(1_000),
    { asks: 2, submits: 0, shown: {}, isPending: false },
  )
  rule(
    'if only saves are refused on the way the quiz is read instead',
    (a) =>
      a
        .pass(60_001)
        .fail(-1, foreign)
        .refresh(running({ remainingMs: 0 })),
    { submits: 1 },
  )
  rule('if the server refuses to tell, it is submitted', (a) => a.pass(60_001).fail(-1, invalid), {
    submits: 1,
  })
  rule('a little time more does not open the quiz again', (a) => a.pass(60_001).save(-1, 4_000), {
    submits: 1,
    seconds: 0,
  })
  rule(
    'time that is given while a failure is shown opens it again',
    (a) =>
      a
        .pass(60_001)
        .fail(-1, offline)
        .event({ type: 'not refreshed', error: offline })
        .event({ type: 'duration', durationMs: 900_000 }),
    { seconds: 300, tries: 0, isBusy: false },
  )
  rule(
    'time that is given while the submission at zero is sent opens it again, and it is not repeated',
    (a) => a.atZero().event({ type: 'duration', durationMs: 900_000 }).notSubmitted(offline).pass(30_000),
    { submits: 1, isPending: false, isBusy: false, tries: 0 },
  )
  rule(
    'an ended quiz is open again with time that is given after it',
    (a) => a.event({ type: 'ended' }).save(-1, 120_000),
    { seconds: 120, isEnded: false },
  )
  rule(
    'after zero a failure is repeated by itself',
    (a) => a.atZero().notSubmitted(internal).pass(1_000).save(-1, 0),
    { submits: 2, isPending: false },
  )
  rule('but not a refusal', (a) => a.atZero().notSubmitted(invalid).pass(60_000), {
    submits: 1,
    tries: 1,
  })
  rule(
    'a submission that is under way at zero is not sent twice',
    (a) => a.pass(59_000).submit().pass(20_000),
    { submits: 1, asks: 0 },
  )
  rule('a closed attempt leads to the result', (a) => a.submit().notSubmitted(over()), {
    leaves: [null],
    failures: 0,
  })
  rule(
    'and says so if some answers came too late',
    (a) =>
      a
        .answer('q1', 'mine', 500)
        .submit()
        .notSubmitted(over([{ questionId: 'q1', selectedOption: 'of before' }])),
    { leaves: ['someTooLate'], journal: [] },
  )
  rule(
    'a quiz that was submitted elsewhere leads to the result and says so',
    (a) => a.event({ type: 'refresh requested' }).refresh({ state: 'submitted' }),
    { leaves: ['alreadyAttempted'] },
  )
  rule(
    'nobody who has submitted is told so',
    (a) =>
      a.submit().notSubmitted(offline).event({ type: 'refresh requested' }).refresh({ state: 'submitted' }),
    { leaves: [null] },
  )
  rule(
    'while a submission is under way only its own reply leads on',
    (a) => a.event({ type: 'refresh requested' }).submit().refresh({ state: 'submitted' }),
    { leaves: [], submits: 1 },
  )
  rule(
    'what has never left the device is sent before the end is told',
    (a) => a.answer('q1', 'A').answer('q2', 'B').fail(0, over()).fail(1, over()).answer('q1', 'C'),
    { sent: [['A'], ['B']], saves: ['saved', 'settling'], leaves: ['alreadyAttempted'], journal: [] },
  )
  rule(
    'who has gone to another screen is not led away from it',
    (a) => a.submit().event({ type: 'stopped' }).submitted(),
    { leaves: [] },
  )
})
