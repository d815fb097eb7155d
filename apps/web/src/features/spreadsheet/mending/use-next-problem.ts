import type { CellMessage } from '@quizly/domain'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cellId, placeOfId } from '../table/cell-messages.ts'
import { nextProblem, type Place } from './next-problem.ts'

/**
 * Leads from one problem to the next, as soon as the sheet is checked as it is now. `reveal` focuses a control
 * of a row; `finish` is called when no cell has a problem. `bind` are the handlers of the table: Enter in a
 * cell goes on, and Shift+Enter stays a new line.
 */
export function useNextProblem(
  { problems, isChecked }: { problems: readonly CellMessage[]; isChecked: boolean },
  columns: readonly string[],
  reveal: (row: number, id: string) => void,
  finish: () => void,
) {
  const last = useRef<Place>(undefined)
  const [wish, setWish] = useState(0)
  const granted = useRef(0)
  useEffect(() => {
    if (wish === granted.current || !isChecked) return
    granted.current = wish
    const next = nextProblem(problems, columns, last.current)
    // Both focus something, which is not allowed while React is at work.
    queueMicrotask(() => (next ? reveal(next.row, cellId(next.row, next.position)) : finish()))
  }, [wish, isChecked, problems, columns, reveal, finish])

  const goOn = () => setWish((before) => before + 1)
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
