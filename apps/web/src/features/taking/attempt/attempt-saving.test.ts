import { describe, expect, test } from 'vitest'
import { choice } from '../page-testing.ts'
import {
  foreign,
  offline,
  over,
  refused,
  rule,
  savedAt,
  simulate,
  type Simulation,
} from './simulation-testing.ts'

const invalid = refused(422, 'invalid-input')
const internal = refused(500, 'internal-error')
const saved = (questionId: string, text: string, at = 1) => ({ ...choice(questionId, text, at), savedAt })

describe('saving', () => {
  rule('an answer goes to the journal and out at once (T138)', (a) => a.answer('q1', 'A'), {
    sent: [['A']],
    journal: ['A'],
    save: 'settling',
  })
  rule('it leaves the journal when it is acknowledged (T139)', (a) => a.answer('q1', 'A').save(0), {
    journal: [],
    saves: ['saved', 'settling', 'saved'],
  })
  rule(
    'answers given while a send is under way go together in the next',
    (a) => a.answer('q1', 'A').answer('q1', 'B').answer('q2', 'C').save(0),
    { sent: [['A'], ['B', 'C']] },
  )
  rule(
    'an acknowledgement covers exactly what was sent',
    (a) => a.answer('q1', 'A').answer('q1', 'B').save(0),
    { journal: ['B'], save: 'settling' },
  )
  rule(
    'text waits for a pause in the typing',
    (a) => a.answer('q1', 'o', 500).pass(400).answer('q1', 'os', 500).pass(499),
    { sent: [], shown: { q1: 'os' } },
  )
  rule('and goes out after it', (a) => a.answer('q1', 'os', 500).pass(500), { sent: [['os']] })
  rule(
    'text goes out at once when its field is left',
    (a) => a.answer('q1', 'os', 500).event({ type: 'field left' }),
    { sent: [['os']] },
  )
  rule('"saving" is shown after 800 ms', (a) => a.answer('q1', 'A').pass(800).save(0), {
    saves: ['saved', 'settling', 'saving', 'saved'],
  })
  rule('a reply that takes ten seconds is waited for', (a) => a.answer('q1', 'A').pass(10_000), {
    sent: [['A']],
    journal: ['A'],
    save: 'saving',
  })
  rule(
    'each wait is slow only after 800 ms of its own',
    (a) => a.answer('q1', 'A').pass(700).save(0).answer('q1', 'B').pass(799),
    { save: 'settling' },
  )
  rule(
    'a reload sends what the journal has before anything is called saved',
    (a) => a,
    { sent: [['A']], saves: ['settling'], shown: { q1: 'A' } },
    { opened: { pending: [choice('q1', 'A')] } },
  )
  rule(
    'a hidden page sends once more what is not acknowledged, latest first, and only once',
    (a) =>
      a
        .answer('q1', 'A')
        .pass(1)
        .answer('q2', 'typed', 500)
        .event({ type: 'hidden' })
        .event({ type: 'hidden' }),
    { sent: [['A'], ['typed', 'A']] },
  )
  rule('its acknowledgement is one', (a) => a.answer('q1', 'A').event({ type: 'hidden' }).save(1), {
    journal: [],
    save: 'saved',
  })
  rule(
    'when the page is left what waits goes out',
    (a) => a.answer('q1', 'typed', 500).event({ type: 'stopped' }).pass(60_000),
    { sent: [['typed']], journal: ['typed'] },
  )
  rule(
    'where the device stores nothing it is said',
    (a) => a.event({ type: 'journal written', isOnDevice: false }).answer('q1', 'A').fail(0, offline),
    { save: 'offline-here' },
  )
  rule(
    'blank answers count as unanswered',
    (a) => a.answer('q1', ' ').answer('q2', null),
    { answered: '00' },
    { answers: [saved('q2', 'A')] },
  )
})

describe('a send that fails', () => {
  rule(
    'is repeated after a second, and new answers wait with it',
    (a) => a.answer('q1', 'A').fail(0, offline).answer('q2', 'B').pass(999),
    { sent: [['A']], save: 'offline' },
  )
  rule(
    'is repeated ever more rarely',
    (a) => {
      a.answer('q1', 'A')
      for (const seconds of [1, 2, 4, 8, 15, 15]) {
        a.fail(-1, offline)
        a.pass(seconds * 1_000 - 1)
        a.pass(1)
      }
    },
    { sent: Array.from({ length: 7 }, () => ['A']), journal: ['A'] },
  )
  rule(
    'is repeated at once when the connection is back',
    (a) => a.answer('q1', 'A').fail(0, offline).event({ type: 'online' }).save(1).answer('q1', 'B'),
    { sent: [['A'], ['A'], ['B']], refreshes: 1 },
  )
  rule(
    'is repeated at once if the connection came back while it was under way, and once only',
    (a) => a.answer('q1', 'A').event({ type: 'online' }).fail(0, offline).fail(1, offline),
    { sent: [['A'], ['A']] },
  )
  rule('is called failing if the server has trouble', (a) => a.answer('q1', 'A').fail(0, internal), {
    save: 'failing',
  })
  rule(
    'is not called saved before the trouble is over, and loses nothing',
    (a) =>
      a
        .answer('q1', 'A')
        .fail(0, internal)
        .answer('q2', 'B')
        .pass(1_000)
        .fail(1, internal)
        .pass(2_000)
        .save(2),
    {
      sent: [['A'], ['A', 'B'], ['A', 'B']],
      saves: ['saved', 'settling', 'failing', 'saved'],
      journal: [],
    },
  )
  rule(
    'ends its trouble by a last send that succeeds',
    (a) =>
      a.answer('q1', 'A').fail(0, offline).event({ type: 'hidden' }).save(1).pass(30_000).answer('q1', 'B'),
    { sent: [['A'], ['A'], ['B']] },
  )
  rule(
    'is parted if it is refused, and the refused answer is kept and not sent again',
    (a) =>
      a
        .answer('q1', 'poison')
        .answer('q1', 'poison 2')
        .answer('q2', 'B')
        .fail(0, invalid)
        .fail(1, invalid)
        .fail(2, invalid)
        .save(3)
        .pass(20_000),
    { sent: [['poison'], ['poison 2', 'B'], ['poison 2'], ['B']], save: 'refused' },
  )
  rule(
    'is sent again once the refused answer is changed',
    (a) => a.answer('q1', 'poison').fail(0, invalid).answer('q1', 'cured').save(1),
    { sent: [['poison'], ['cured']], save: 'saved' },
  )
  rule(
    'does not hold back others if something on the way refuses it',
    (a) => a.answer('q1', 'poison').fail(0, foreign).answer('q2', 'B').save(1).fail(2, foreign),
    { sent: [['poison'], ['B'], ['poison']], journal: ['poison'], save: 'failing' },
  )
  rule(
    'is tried ever more rarely while all is refused on the way',
    (a) => {
      a.answer('q1', 'A')
      for (const seconds of [1, 2, 4]) {
        a.fail(-1, foreign)
        a.pass(seconds * 1_000)
      }
      a.save(-1)
    },
    { sent: [['A'], ['A'], ['A'], ['A']], save: 'saved', journal: [] },
  )
  rule(
    'arrives after twenty were refused on the way',
    (a) => {
      a.answer('q1', 'A').answer('q2', 'B')
      for (let times = 1; times <= 20; times += 1) a.fail(-1, foreign).pass(15_000)
      a.save(-2).save(-1)
    },
    { save: 'saved', journal: [] },
  )
  rule(
    'stops all sends if the session is lost, and the journal stays',
    (a) => a.answer('q1', 'A').fail(0, refused(401, 'session-expired')).pass(30_000),
    { sent: [['A']], journal: ['A'], save: 'saving' },
  )
  rule(
    'an absence that the browser notices is tried out although nothing waits',
    (a) => a.event({ type: 'offline' }).event({ type: 'offline' }).pass(1_000).save(0),
    { sent: [[]], saves: ['saved', 'offline', 'saved'], refreshes: 1 },
  )
  rule(
    'a refresh that nothing answers says that the page is offline',
    (a) => a.event({ type: 'refresh requested' }).event({ type: 'not refreshed', error: offline }),
    { save: 'offline' },
  )
  rule(
    'a copy of this device begins offline',
    (a) => a,
    { save: 'offline', sent: [] },
    { opened: { isCopy: true } },
  )

  test('a loss of connection is reported from the first failure to the send that arrives', () => {
    const attempt = simulate()
    attempt.start()
    attempt.answer('q1', 'A')
    attempt.pass(100)
    attempt.fail(0, offline)
    attempt.pass(1_000)
    attempt.fail(1, offline)
    attempt.pass(2_000)
    attempt.save(2)
    attempt.answer('q1', 'B')
    expect(attempt.sends().map(({ offlineSince, elapsedMs }) => [offlineSince, elapsedMs])).toEqual([
      [undefined, 540_000],
      [540_000, 541_100],
      [540_000, 543_100],
      [undefined, 543_100],
    ])
  })
})

describe('answers that are too long for one request', () => {
  const questions = [1, 2, 3, 4].map((i) => ({ _id: `q${i}`, type: 'write' as const, text: '', options: [] }))
  const long = (i: number) => choice(`q${i}`, `${i}${'漢'.repeat(19_900)}`, i)
  const places = (attempt: Simulation) =>
    attempt.sends().map(({ changes }) => changes.map(({ questionId }) => Number(questionId.slice(1))))

  test('go in parts, one after the other', () => {
    const attempt = simulate({ opened: { pending: [0, 1, 2, 3, 4].map(long) } })
    attempt.start()
    attempt.save(0)
    attempt.save(1)
    attempt.save(2)
    expect(places(attempt)).toEqual([[0, 1], [2, 3], [4]])
    expect(attempt.view().save).toBe('saved')
  })

  test('go before a submission that they do not fit into', () => {
    const attempt = simulate({ opened: { pending: Array.from({ length: 4 }, (_, i) => long(i)) } })
    attempt.start()
    attempt.event({ type: 'submit' })
    attempt.save(-1)
    expect([places(attempt), attempt.view().submits]).toEqual([
      [
        [0, 1],
        [0, 1],
      ],
      1,
    ])
  })

  test('go as far as browsers let them when the page is hidden, and the rest stays in the journal', () => {
    const attempt = simulate({ opened: { isCopy: true, pending: [1, 2, 3].map(long) } })
    attempt.start()
    attempt.event({ type: 'hidden' })
    expect(places(attempt)).toEqual([[1, 2], [3]])
  })

  test('wait behind one that is refused on the way where questions were left, until the end is known', () => {
    const attempt = simulate({
      opened: { questions, pending: [1, 2, 3].map((i) => ({ ...choice(`q${i}`, `${i}`, i), left: true })) },
    })
    attempt.start().fail(0, foreign).pass(1_000).fail(1, foreign).answer('q4', 'D').fail(2, foreign)
    attempt.pass(60_000)
    const asks = attempt.sends().find(({ why }) => why === 'time is over')
    attempt.fail(3, foreign)
    expect(attempt.view().sent.slice(1).map(String)).toEqual(['1', '1', '1'])
    if (asks) attempt.event({ type: 'not saved', sent: asks, error: over() })
    attempt.notSubmitted(foreign).pass(15_000)
    expect(attempt.view().sent.at(-1)).toEqual(['D'])
  })

  test('go in order where questions were left: the server would not take an earlier one any more', () => {
    const left = (i: number) => ({ ...long(i), left: true as const })
    const pending = [left(1), left(2), left(3), choice('q4', 'A', 4)]
    const attempt = simulate({ opened: { questions, pending } })
    attempt.start()
    attempt.event({ type: 'hidden' })
    attempt.save(0)
    expect(places(attempt)).toEqual([[1, 2], [1], [3, 4]])
  })
})
