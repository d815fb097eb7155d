import { describe, expect, test } from 'vitest'
import { unusedColumns } from '../rows/notes.ts'
import { parseSheet } from '../parse-sheet.ts'
import { saidNote } from '../samples-testing.ts'
import type { SheetTable } from '../sheet.ts'
import { storedSheet, uploadedSheet } from '../storage.ts'
import { rolesOf, withRole } from '../columns/columns.ts'
import { tableFromCells } from '../read-cells.ts'

const words: SheetTable = {
  columns: ['Word', 'Question', 'Answer', 'German'],
  rows: [
    { row: 2, values: ['noun', 'dog?', 'masculine', 'Hund'] },
    { row: 3, values: ['noun', 'cat?', 'feminine', 'Katze'] },
  ],
  headerRow: 1,
}
const answers = (table: SheetTable) => parseSheet(table).questions.map((each) => each.correctAnswers[0])

test('the headings choose first', () => {
  expect(rolesOf(words)).toEqual(['unused', 'question', 'correct', 'unused'])
  expect(answers(words)).toEqual(['masculine', 'feminine'])
})

test('a role that is changed counts, and its column before does so no longer', () => {
  const changed = withRole(withRole(words, 2, 'explanation'), 3, 'correct')
  expect(rolesOf(changed)).toEqual(['unused', 'question', 'explanation', 'correct'])
  expect(answers(changed)).toEqual(['Hund', 'Katze'])
  expect(rolesOf(withRole(changed, 0, 'question'))).toEqual(['question', 'unused', 'explanation', 'correct'])
})

test('roles are kept with the sheet', () => {
  const table = withRole(words, 3, 'correct')
  const { quizData, quizDataMeta } = storedSheet({ fileName: 'f', sheetName: 's', table })
  expect(uploadedSheet(quizData, quizDataMeta)?.table).toEqual(table)
})

test('two columns of correct answers are read together', () => {
  const table = withRole(words, 3, 'correct')
  const columns = ['Question', 'Option A', 'Option B', 'Option C', 'Correct Answer', 'Correct Answer (2)']
  const rows = [{ row: 2, values: ['Q', 'x', 'y', 'z', 'A', 'C'] }]
  expect(rolesOf(table).filter((role) => role === 'correct')).toHaveLength(2)
  expect(parseSheet({ columns, rows, headerRow: 1 }).questions[0]?.correctAnswers).toEqual(['x', 'z'])
})

describe('columns that are filled and not used', () => {
  test('are named', () => {
    expect(unusedColumns(words)).toEqual([0, 3])
    expect(parseSheet(words).notes.map(saidNote)).toEqual([
      'Columns “Word”, “German” are not used. Press “Change columns” to use them.',
    ])
  })
  test('but not if most of their cells are blank, or if they number the rows', () => {
    const rows = [{ row: 2, values: ['1', 'dog?', 'Hund', ''] }]
    expect(unusedColumns({ ...words, columns: ['No.', 'Question', 'Answer', 'Notes'], rows })).toEqual([])
  })
})

describe('what decides between two columns', () => {
  const row = ['Q', 'x', 'y', 'A', 'B']
  const headings = ['Question', 'Option A', 'Option B', 'Answer', 'Correct Answer']
  test('the clearer heading, and the other one is named', () => {
    const table = tableFromCells([headings, row])
    expect(table && parseSheet(table).questions[0]?.correctAnswers).toEqual(['y'])
    expect(table && parseSheet(table).notes.map(saidNote)).toContain(
      'Column “Correct Answer” is taken for the correct answer, and not “Answer”, because its heading says it more plainly.',
    )
  })
  test('the one that is not hidden', () => {
    const table = tableFromCells([headings, row], { hiddenColumns: [4] })
    expect(table?.roles?.[3]).toBe('correct')
    expect(table?.notes?.map(saidNote)).toEqual([
      'Column “Correct Answer” is not used, because it is hidden and another one like it is not.',
    ])
    expect(table && parseSheet(table).questions[0]?.correctAnswers).toEqual(['x'])
  })
})

test('headings in two rows are joined', () => {
  const table = tableFromCells([
    ['Question', 'Options', '', 'Correct Answer'],
    ['', 'A', 'B', ''],
    ['Q', 'x', 'y', 'B'],
  ])
  expect(table?.columns).toEqual(['Question', 'Options A', 'Options B', 'Correct Answer'])
  expect(table && parseSheet(table).questions[0]?.correctAnswers).toEqual(['y'])
})

test('rows that a filter hides are left out', () => {
  const table = tableFromCells(
    [
      ['Question', 'Answer'],
      ['Q', 'x'],
      ['R', 'y'],
    ],
    { filteredRows: new Set([1]) },
  )
  expect(table?.rows.map(({ row }) => row)).toEqual([3])
})
