import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSettings } from './merge-settings.ts'

const base = { title: 'Cells', timeLimit: 15, language: 'de' }

test.each([
  ['nothing', base, base, base, []],
  ['what only this one changed', { ...base, title: 'Mitosis' }, base, { ...base, title: 'Mitosis' }, []],
  ['what only another one changed', base, { ...base, timeLimit: 20 }, { ...base, timeLimit: 20 }, []],
  [
    'different settings changed by both',
    { ...base, title: 'Mitosis' },
    { ...base, timeLimit: 20 },
    { ...base, title: 'Mitosis', timeLimit: 20 },
    [],
  ],
  [
    'the same change by both',
    { ...base, timeLimit: 20 },
    { ...base, timeLimit: 20 },
    { ...base, timeLimit: 20 },
    [],
  ],
  [
    'one setting changed by both',
    { ...base, timeLimit: 20 },
    { ...base, timeLimit: 30 },
    { ...base, timeLimit: 20 },
    ['timeLimit'],
  ],
  [
    'one that this one removed',
    { title: 'Cells', timeLimit: 15 },
    base,
    { title: 'Cells', timeLimit: 15 },
    [],
  ],
  [
    'one that another one removed and this one changed',
    { ...base, language: 'fr' },
    { title: 'Cells', timeLimit: 15 },
    { ...base, language: 'fr' },
    ['language'],
  ],
] as const)('%s', (_, requested, current, merged, conflicts) => {
  expect(mergeSettings<Record<string, unknown>>(base, requested, current)).toEqual({ merged, conflicts })
})

const settings = fc.record(
  {
    title: fc.constantFrom('a', 'b', 'c'),
    timeLimit: fc.constantFrom(1, 2, 3),
    language: fc.constantFrom('de', 'fr'),
  },
  { requiredKeys: ['title', 'timeLimit'] },
)

test('whoever changes nothing changes nothing, and whoever is alone gets what they want', () => {
  fc.assert(
    fc.property(settings, settings, (one, other) => {
      expect(mergeSettings(one, one, other)).toEqual({ merged: other, conflicts: [] })
      expect(mergeSettings(one, other, one)).toEqual({ merged: other, conflicts: [] })
    }),
  )
})

test('without a conflict it does not matter who came first', () => {
  fc.assert(
    fc.property(settings, settings, settings, (from, one, other) => {
      const [first, second] = [mergeSettings(from, one, other), mergeSettings(from, other, one)]
      expect(first.conflicts.toSorted()).toEqual(second.conflicts.toSorted())
      if (first.conflicts.length === 0) expect(first.merged).toEqual(second.merged)
    }),
  )
})

test('a conflict is never silent: what another one changed is kept or named', () => {
  fc.assert(
    fc.property(settings, settings, settings, (from, requested, current) => {
      const { merged, conflicts } = mergeSettings<Record<string, unknown>>(from, requested, current)
      const theirs: Record<string, unknown> = current
      for (const name of ['title', 'timeLimit', 'language']) {
        const isTheirs = theirs[name] !== (from as Record<string, unknown>)[name]
        if (isTheirs && merged[name] !== theirs[name]) expect(conflicts).toContain(name)
      }
    }),
  )
})
