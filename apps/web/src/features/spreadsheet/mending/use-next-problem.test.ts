// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import { useNextProblem } from './use-next-problem.ts'

const columns = ['Question', 'Answer']
const problem = { row: 4, column: 'Answer', message: 'Wrong' }

function run(problems: (typeof problem)[], isChecked: boolean) {
  const [reveal, finish] = [vi.fn<(row: number, id: string) => void>(), vi.fn<() => void>()]
  const hook = renderHook(
    (checked: Parameters<typeof useNextProblem>[0]) => useNextProblem(checked, columns, reveal, finish),
    { problems, isChecked },
  )
  return { reveal, finish, ...hook }
}

test('the next problem is looked for when the sheet is checked as it is now', async () => {
  const { reveal, finish, render, result } = run([problem], false)
  await act(async () => result().goOn())
  expect(reveal).not.toHaveBeenCalled()
  await act(async () => render({ problems: [problem, { ...problem, row: 9 }], isChecked: true }))
  expect(reveal).toHaveBeenCalledExactlyOnceWith(4, 'cell-4-1')
  await act(async () => render({ problems: [], isChecked: true }))
  expect(finish).not.toHaveBeenCalled()
  await act(async () => result().goOn())
  expect(finish).toHaveBeenCalledOnce()
})

test('Enter in a cell goes on from there, and Shift+Enter does not', async () => {
  const { reveal, result } = run([problem, { ...problem, row: 9 }], true)
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
