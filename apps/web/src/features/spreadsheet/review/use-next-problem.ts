import type { SheetTable } from '@quizly/spreadsheets'
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { CellErrorMessage } from '../sheet-sentences.tsx'
import { cellId, placeOfId } from './cell-messages.ts'

/** Waits until the sheet is checked. Enter in a cell goes on, and Shift+Enter stays a new line. */
export function useNextProblem(
  { table, parsed, isChecked }: { table: SheetTable; parsed: Found; isChecked: boolean },
  reveal: (row: number, id: string) => void,
  finish: () => void,
) {
  const last = useRef<Place>(undefined)
  const [focusRequest, setFocusRequest] = useState(0)
  const handled = useRef(0)
  useEffect(() => {
    if (focusRequest === handled.current || !isChecked) return
    handled.current = focusRequest
    const next = nextProblem(parsed, table.columns, last.current)
    last.current = next
    // Both focus something, which is not allowed while React is at work.
    queueMicrotask(() => (next ? reveal(next.row, cellId(next.row, next.position)) : finish()))
  }, [focusRequest, isChecked, parsed, table, reveal, finish])

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

export type Place = { row: number; position: number }

type Found = { problems: readonly CellErrorMessage[]; warnings: readonly CellErrorMessage[] }

/** The next cell with a problem, after the last one the first; without problems the next one with a warning. */
export function nextProblem(
  { problems, warnings }: Found,
  columns: readonly string[],
  after: Place | undefined,
): Place | undefined {
  const isLater = ({ row, position }: Place) =>
    !after || row > after.row || (row === after.row && position > after.position)
  const bad = placesOf(problems, columns)
  return bad.find(isLater) ?? bad[0] ?? placesOf(warnings, columns).find(isLater)
}

const placesOf = (messages: readonly CellErrorMessage[], columns: readonly string[]): Place[] =>
  messages
    .map(({ row, column }) => ({ row, position: columns.indexOf(column) }))
    .filter(({ position }) => position !== -1)
    .toSorted((a, b) => a.row - b.row || a.position - b.position)
