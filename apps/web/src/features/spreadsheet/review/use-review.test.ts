import { parseSheet, type SheetRow, type SheetTable } from '@quizly/spreadsheets'
import { act, createElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '../../../components/feedback/toast.tsx'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import { useFixes } from './use-review.ts'

// @vitest-environment happy-dom

const columns = ['Question', 'Option A', 'Option B', 'Correct Answer']
const sheet: SheetTable = {
  columns,
  rows: ['Roma', 'Romee', 'Paris'].map((key, i) => ({ row: i + 2, values: [`Q${i}`, 'Rome', 'Paris', key] })),
  headerRow: 1,
}

function open() {
  const goOn = vi.fn<() => void>()
  const putBack = vi.fn<(rows: readonly SheetRow[]) => void>()
  const useTable = () => {
    const [table, setTable] = useState(sheet)
    return { table, ...useFixes(table, setTable, putBack, goOn) }
  }
  return { goOn, putBack, ...renderHook(useTable, undefined, createElement(Toaster)) }
}
const keysOf = ({ rows }: SheetTable) => rows.map(({ values }) => values[3])

test('one click fixes a row, goes on from it, and can be undone', () => {
  const { result, goOn, putBack, container } = open()
  const [{ row, fixes: [fix] = [] } = { row: 0 }] = parseSheet(sheet).problems
  if (!fix) throw new Error('No fix is offered')
  act(() => result().fix(row, fix))
  expect(keysOf(result().table)).toEqual(['A', 'Romee', 'Paris'])
  expect(goOn).toHaveBeenCalledExactlyOnceWith({ row: 2, position: -1 })
  expect(container.textContent).toContain('1 row changed')
  act(() => container.querySelector<HTMLButtonElement>('.toast button')?.click())
  expect(putBack).toHaveBeenCalledExactlyOnceWith([sheet.rows[0]])
})

test('all rows with the same fault are fixed at once', () => {
  const { result, container } = open()
  act(() => result().fixAll(parseSheet(sheet).problems, 'nearest'))
  expect(keysOf(result().table)).toEqual(['A', 'A', 'Paris'])
  expect(container.textContent).toContain('2 rows changed')
})
