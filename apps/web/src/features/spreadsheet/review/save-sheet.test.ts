import { expect, test } from 'vitest'
import { createSheetParser, tableFromRowObjects } from '@quizly/spreadsheets'
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
  expect(saveBody(fields, table, createSheetParser(), 'Ab3dEf9h').timeLimit).toBe(timeLimit)
})

test('beside the rows only what was read of them is sent', () => {
  const rows = Array.from({ length: 400 }, () => ({
    Question: 'Why?',
    'Correct Answer': 'So',
    Notes: 'It does. '.repeat(1_449),
  }))
  const table = tableFromRowObjects(rows)
  if (!table) throw new Error('No rows')
  const { length } = JSON.stringify(saveBody(new FormData(), table, createSheetParser(), 'Ab3dEf9h'))
  const ofRows = JSON.stringify(rows).length
  expect(length).toBeGreaterThan(ofRows)
  expect(length).toBeLessThan(1.2 * ofRows)
})
