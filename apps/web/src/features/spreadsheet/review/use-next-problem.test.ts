// @vitest-environment happy-dom
import { parseSheet } from '@quizly/spreadsheets'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import { useNextProblem } from './use-next-problem.ts'

const table = { columns: ['Question', 'Answer'], rows: [], headerRow: 1 }
const inRow = (row: number) => ({ row, column: 'Answer', code: 'cell-error' })
const withProblems = (isChecked: boolean, ...rows: number[]) => {
  const parsed = { ...parseSheet(table), problems: rows.map(inRow) }
  return { table, parsed, isChecked }
}

function run(first: Parameters<typeof useNextProblem>[0]) {
  const [reveal, finish] = [vi.fn<(row: number, id: string) => void>(), vi.fn<() => void>()]
  const hook = renderHook((checked: typeof first) => useNextProblem(checked, reveal, finish), first)
  return { reveal, finish, ...hook }
}

test('the next problem is looked for when the sheet is checked as it is now', async () => {
  const { reveal, finish, render, result } = run(withProblems(false, 4))
  await act(async () => result().goOn())
  expect(reveal).not.toHaveBeenCalled()
  await act(async () => render(withProblems(true, 4, 9)))
  expect(reveal).toHaveBeenCalledExactlyOnceWith(4, 'cell-4-1')
  await act(async () => render(withProblems(true)))
  expect(finish).not.toHaveBeenCalled()
  await act(async () => result().goOn())
  expect(finish).toHaveBeenCalledOnce()
})

test('Enter in a cell goes on from there, and Shift+Enter does not', async () => {
  const { reveal, result } = run(withProblems(true, 4, 9))
  const target = Object.assign(document.createElement('textarea'), { id: 'cell-4-1' })
  const press = (keys: object) =>
    act(async () => {
      const event = { key: 'Enter', shiftKey: false, target, nativeEvent: {}, preventDefault() {}, ...keys }
      result().bind.onFocus({ target } as never)
      result().bind.onKeyDown(event as never)
    })
  await press({ shiftKey: true })
  await press({ nativeEvent: { isComposing: true } })
  await press({ target: document.createElement('button') })
  expect(reveal).not.toHaveBeenCalled()
  await press({})
  expect(reveal).toHaveBeenCalledExactlyOnceWith(9, 'cell-9-1')
})
