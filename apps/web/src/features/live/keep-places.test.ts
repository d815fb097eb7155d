import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepPlaces } from './live-table.tsx'

const rowsOf = (ids: string) => ids.split('').map((_id) => ({ _id }))

test.each([
  ['nothing is held', 'cab', 'abc', false, 'cab'],
  ['the table is held', 'cab', 'abc', true, 'abc'],
  ['somebody comes', 'dcab', 'abc', true, 'abcd'],
  ['somebody goes', 'ca', 'abc', true, 'ac'],
])('when %s, %s after %s (held: %s) becomes %s', (_, rows, before, isHeld, after) => {
  const kept = keepPlaces(rowsOf(rows), before.split(''), isHeld)
  expect(kept.map(({ _id }) => _id).join('')).toBe(after)
})

test('no row is lost or doubled, and held rows keep their order', () => {
  const ids = fc.uniqueArray(fc.string())
  fc.assert(
    fc.property(ids, ids, fc.boolean(), (now, before, isHeld) => {
      const kept = keepPlaces(
        now.map((_id) => ({ _id })),
        before,
        isHeld,
      ).map(({ _id }) => _id)
      expect(kept.toSorted()).toEqual(now.toSorted())
      const stayed = kept.filter((id) => before.includes(id))
      if (isHeld) expect(stayed).toEqual(before.filter((id) => now.includes(id)))
    }),
  )
})
