import { expect, test } from 'vitest'
import { saveBody } from './use-sheet-saving.ts'

test.each([
  ['15', 15],
  ['１５', 15],
  ['', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
])('the time limit "%s" is sent as %d', (typed, timeLimit) => {
  const fields = new FormData()
  fields.set('timeLimit', typed)
  const table = { columns: [], rows: [], headerRow: 1 }
  expect(saveBody(fields, table, 'Ab3dEf9h').timeLimit).toBe(timeLimit)
})
