import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultGraceMs } from '../time/end.ts'
import { hasSeveralDevices, heldForMs, withDevice } from './devices.ts'

type Call = [session: string, label?: string | undefined]
const after = (calls: readonly Call[]) =>
  calls.reduce((devices, [session, label]) => withDevice(devices, session, label), '')

test.each<[string, Call[], boolean]>([
  ['nobody is none', [], false],
  ['a client that tells no label is one', [['s'], ['s']], false],
  ['a browser that tells its label later is one', [['s'], ['s', 'a'], ['s'], ['s', 'a']], false],
  ['two sessions are several', [['s'], ['t']], true],
  [
    'two sessions with one label are several',
    [
      ['s', 'a'],
      ['t', 'a'],
    ],
    true,
  ],
  [
    'two labels in one session are several',
    [
      ['s', 'a'],
      ['s', 'b'],
    ],
    true,
  ],
  ['several stay several', [['s'], ['t'], ['t'], ['t']], true],
])('%s', (_, calls, expected) => {
  expect(hasSeveralDevices({ devices: after(calls) })).toBe(expected)
})

test('the order and the number of calls make no difference, and what is kept stays short', () => {
  const call = fc.tuple(fc.constantFrom('s', 't'), fc.constantFrom(undefined, 'a', 'b'))
  fc.assert(
    fc.property(fc.array(call, { maxLength: 8 }), (calls) => {
      const labels = new Set(calls.flatMap(([, label]) => label ?? []))
      const sessions = new Set(calls.map(([session]) => session))
      const isShared = sessions.size > 1 || labels.size > 1
      expect(hasSeveralDevices({ devices: after(calls) })).toBe(isShared)
      expect(after(calls.toReversed())).toBe(after(calls))
      expect(after([...calls, ...calls])).toBe(after(calls))
    }),
  )
})

const deadline = 1_000_000
const lastMoment = deadline + defaultGraceMs

test.each([
  ['several', deadline, lastMoment, 1],
  ['several', deadline, lastMoment + 1, 0],
  ['several', deadline, deadline, defaultGraceMs + 1],
  ['several', deadline - 1_000, deadline - 1_000, defaultGraceMs + 1_001],
  ['several', deadline - 1_001, deadline, 0],
  ['one', deadline, deadline, 0],
])(
  'what %s submitted at %i keeps its marks at %i for another %i ms',
  (devices, submittedAt, now, expected) => {
    expect(heldForMs({ devices, deadline, submittedAt, submittedBy: 'student' }, now)).toBe(expected)
  },
)
