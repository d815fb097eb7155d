// @vitest-environment happy-dom
import type { SheetTable } from '@quizly/spreadsheets'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import { useReviewedTable } from './use-reviewed-table.ts'

const columns = ['Notes', 'Question', 'Answer']
const sheet = (...answers: string[]): SheetTable => ({
  columns,
  rows: answers.map((answer, i) => ({ row: i + 2, values: [`Why ${i}?`, i % 2 ? '' : 'note', answer] })),
  headerRow: 1,
})
const open = (table: SheetTable) => renderHook(useReviewedTable, table)
const rowsIn = (messages: readonly { row: number }[]) => messages.map(({ row }) => row)

test('another role judges all rows again, and only what is wrong then can be edited (T68)', () => {
  const { result } = open(sheet('A', 'So', 'Because'))
  expect(rowsIn(result().parsed.problems)).toEqual([3])
  expect([...result().editable.keys()]).toContain(3)
  act(() => result().changeRole(0, 'question'))
  expect(result().table.roles).toEqual(['question', 'unused', 'correct'])
  expect(result().parsed.problems).toEqual([])
  expect([...result().editable.keys()]).toEqual([2])
  expect(result().isChecked).toBe(true)
})

test('a cell that was corrected stays open, and a row that is put back stands in its place', () => {
  const { result } = open(sheet('So', 'Hence', 'Because'))
  act(() => result().edit(3, 1, 'Why not?'))
  expect(result().parsed.problems).toEqual([])
  expect(result().editable.has(3)).toBe(true)
  const lost = result().table.rows.slice(0, 2)
  act(() => result().remove(2))
  act(() => result().edit(3, 1, ''))
  act(() => result().putBack(lost))
  expect(result().table.rows.map(({ row, values }) => [row, values[1]])).toEqual([
    [2, 'note'],
    [3, 'Why not?'],
    [4, 'note'],
  ])
})

test('many rows are read in steps, and until all are, the parsed is the one from before', () => {
  vi.useFakeTimers()
  const { result } = open(sheet(...Array.from({ length: 900 }, () => 'So')))
  expect([result().isRead, result().parsed.problems]).toEqual([false, []])
  for (let step = 0; step < 3; step++) act(() => void vi.advanceTimersToNextTimer())
  expect([result().isRead, result().parsed.problems.length]).toEqual([true, 451])

  act(() => result().changeRole(0, 'question'))
  expect([result().isRead, result().isChecked, result().parsed.problems.length]).toEqual([false, false, 451])
  act(() => void vi.advanceTimersToNextTimer())
  expect(result().isRead).toBe(false)
  for (let step = 0; step < 2; step++) act(() => void vi.advanceTimersToNextTimer())
  expect([result().isRead, result().isChecked]).toEqual([true, true])
  expect(result().parsed.questions).toHaveLength(900)
})
