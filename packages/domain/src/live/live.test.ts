import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offlineFromMs, awaySince, type Connection, nodeSilenceMs, offlineSince } from './connection.ts'
import { byNeed, type LiveSortKey, liveState, liveStates } from './live-order.ts'

const now = 1_000_000

test.each<[string, Connection[], number | undefined]>([
  ['nothing is known of', [], undefined],
  ['one node holds', [{ leftAt: null, seenAt: now - nodeSilenceMs }], undefined],
  ['has left for a moment', [{ leftAt: now - offlineFromMs + 1, seenAt: now }], undefined],
  ['has left', [{ leftAt: now - offlineFromMs, seenAt: now }], now - offlineFromMs],
  ['was held by a node that is gone', [{ leftAt: null, seenAt: now - 20_000 }], now - 20_000],
  [
    'has left one node and is held by another',
    [
      { leftAt: now - 60_000, seenAt: now },
      { leftAt: null, seenAt: now },
    ],
    undefined,
  ],
  [
    'has left two nodes',
    [
      { leftAt: now - 60_000, seenAt: now },
      { leftAt: now - 30_000, seenAt: now },
    ],
    now - 30_000,
  ],
])('a page that %s', (_, connections, since) => {
  expect(offlineSince(connections, now)).toBe(since)
})

const moments = fc.integer({ min: 0, max: now })
const connections = fc.array(fc.record({ leftAt: fc.option(moments), seenAt: moments }))

test('one more node that knows a page never makes it away for longer', () => {
  fc.assert(
    fc.property(connections, connections, (some, others) => {
      const [before, after] = [awaySince(some, now), awaySince([...some, ...others], now)]
      if (before === undefined) expect(some.length === 0 || after === undefined).toBe(true)
      else expect(after === undefined || after >= before).toBe(true)
    }),
  )
})

test.each([
  ['admitted', true, 'not-started'],
  ['admitted', false, 'not-started'],
  ['in-progress', true, 'offline'],
  ['in-progress', false, 'working'],
  ['submitted', true, 'submitted'],
  ['submitted', false, 'submitted'],
] as const)('an attempt that is %s, page away: %s, is %s', (state, isAway, expected) => {
  expect(liveState(state, isAway)).toBe(expected)
})

test('offline students come first, the longest at the front, then not started, then least answered', () => {
  const students: LiveSortKey[] = [
    { _id: 'submitted', state: 'submitted', answered: 0 },
    { _id: 'far', state: 'working', answered: 9 },
    { _id: 'near', state: 'working', answered: 2 },
    { _id: 'waiting', state: 'not-started', answered: 0 },
    { _id: 'short', state: 'offline', offlineSince: 200, answered: 0 },
    { _id: 'long', state: 'offline', offlineSince: 100, answered: 5 },
  ]
  const order = ['long', 'short', 'waiting', 'near', 'far', 'submitted']
  expect(students.toSorted(byNeed).map(({ _id }) => _id)).toEqual(order)
})

const places = fc.record({
  _id: fc.string(),
  state: fc.constantFrom(...liveStates),
  offlineSince: fc.option(moments, { nil: undefined }),
  answered: fc.nat(20),
})

test('the order of the same students is the same, however they come', () => {
  fc.assert(
    fc.property(fc.uniqueArray(places, { selector: ({ _id }) => _id }), (students) => {
      expect(students.toReversed().toSorted(byNeed)).toEqual(students.toSorted(byNeed))
    }),
  )
})
