import { expect, test } from 'vitest'
import { beginning, isLong } from './sheet-cell.tsx'

test.each([
  ['x'.repeat(600), false, 'x'.repeat(600)],
  ['x'.repeat(601), true, `${'x'.repeat(200)}…`],
  [`${'x'.repeat(199)}${'😀'.repeat(300)}`, true, `${'x'.repeat(199)}…`],
])('only long texts are cut, and no letter with them', (text, long, shown) => {
  expect([isLong(text), beginning(text)]).toEqual([long, shown])
})
