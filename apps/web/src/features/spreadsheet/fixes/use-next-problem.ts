import type { SheetTable, SheetVerdict } from '@quizly/domain'
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { cellId, placeOfId } from '../cells/cell-messages.ts'
import { nextProblem, type Place } from './next-problem.ts'

/**
 * Leads from one problem to the next, as soon as the sheet is checked as it is now. `reveal` focuses a control
 * of a row; `finish` is called when no cell is left to look at. `goOn` goes on from a cell, otherwise from the
 * one that had the focus last. `bind` are the handlers of the table: Enter in a
 * cell goes on, and Shift+Enter stays a new line.
 */
export function useNextProblem(
  { table, verdict, isChecked }: { table: SheetTable; verdict: SheetVerdict; isChecked: boolean },
  reveal: (row: number, id: string) => void,
  finish: () => void,
) {
  const last = useRef<Place>(undefined)
  const [focusRequest, setFocusRequest] = useState(0)
  const handled = useRef(0)
  useEffect(() => {
    if (focusRequest === handled.current || !isChecked) return
    handled.current = focusRequest
    const next = nextProblem(verdict, table.columns, last.current)
    last.current = next
    // Both focus something, which is not allowed while React is at work.
    queueMicrotask(() => (next ? reveal(next.row, cellId(next.row, next.position)) : finish()))
  }, [focusRequest, isChecked, verdict, table, reveal, finish])

  const goOn = useCallback((after?: Place) => {
    last.current = after ?? last.current
    setFocusRequest((before) => before + 1)
  }, [])
  return {
    goOn,
    bind: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        last.current = placeOfId(target.id) ?? last.current
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, shiftKey, nativeEvent, target } = event
        const isCell = target instanceof HTMLElement && target.matches('textarea, input')
        if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !isCell) return
        event.preventDefault()
        goOn()
      },
    },
  }
}
