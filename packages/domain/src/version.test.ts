import { expect, test } from 'vitest'
import { isOlderVersion, shownVersion } from './version.ts'

test.each([
  ['2.1.0', '2.3.0', true],
  ['2.9.0', '2.10.0', true],
  ['1.9.0', '2.0.0', true],
  ['2.3.0', '2.3.1', false],
  ['2.3.1', '2.3.0', false],
  ['2.3.0', '2.1.4', false],
  ['3.0.0', '2.9.0', false],
])('%s is older than %s: %s', (one, other, isOlder) => {
  expect(isOlderVersion(one, other)).toBe(isOlder)
})

test.each([
  ['2.3.0', '2.3'],
  ['2.3.1', '2.3.1'],
  ['2.10.0', '2.10'],
  ['2.0.0', '2.0'],
])('%s is called %s', (version, shown) => {
  expect(shownVersion(version)).toBe(shown)
})
