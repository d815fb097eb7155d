import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untilWindow, windowChangeProblems, windowProblems } from './quiz-window.ts'

const now = 1_000_000
const hour = 3_600_000
const always = { opensAt: null, closesAt: null }
const free = { stopsAtClosing: false }

test.each([
  ['nothing', {}, true, []],
  ['an opening to come', { opensAt: now + hour }, true, []],
  ['an opening that is over, before anybody has entered', { opensAt: now - hour }, false, []],
  ['an opening that is over, of a quiz that has attempts', { opensAt: now - 1 }, true, ['opensAt']],
  ['a window', { opensAt: now + hour, closesAt: now + 2 * hour }, true, []],
  ['a closing before the opening', { opensAt: now + 2 * hour, closesAt: now + hour }, false, ['closesAt']],
  ['a closing at the opening', { opensAt: now + hour, closesAt: now + hour }, false, ['closesAt']],
  ['a closing that is over', { closesAt: now }, false, ['closesAt']],
  ['an end for everyone', { closesAt: now + hour, stopsAtClosing: true }, true, []],
  ['an end for everyone without a closing', { stopsAtClosing: true }, true, ['closesAt']],
] as const)('%s', (_, requested, hasAttempts, paths) => {
  const problems = windowChangeProblems(always, { ...free, ...requested }, { now, hasAttempts })
  expect(problems.map(({ path }) => path)).toEqual(paths)
})

const moments = fc.option(fc.integer({ min: now - hour, max: now + hour }), { nil: undefined })

test('a window that stays as it is is never refused, however late it has become', () => {
  fc.assert(
    fc.property(moments, moments, fc.boolean(), (opensAt, closesAt, hasAttempts) => {
      const requested = { ...free, opensAt, closesAt }
      if (windowProblems(requested).length > 0) return
      const before = { opensAt: opensAt ?? null, closesAt: closesAt ?? null }
      expect(windowChangeProblems(before, requested, { now, hasAttempts })).toEqual([])
    }),
  )
})

test('what is told of a window is only what is still to come', () => {
  expect(untilWindow({ opensAt: now + 5, closesAt: now + 9 }, now)).toEqual({ opensInMs: 5, closesInMs: 9 })
  expect(untilWindow({ opensAt: now, closesAt: now + 9 }, now)).toEqual({ closesInMs: 9 })
  expect(untilWindow({ opensAt: now - 5, closesAt: now }, now)).toEqual({})
  expect(untilWindow(always, now)).toEqual({})
})
