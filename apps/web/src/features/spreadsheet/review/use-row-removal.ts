import type { SheetRow } from '@quizly/domain'
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { removeId } from '../table/cell-messages.ts'
import { messages } from '../messages.ts'

/**
 * Takes a row out of the sheet; the focus goes to the row before it. Each row that was taken out can be put back, the
 * last one first. `reveal` brings a control of a row into view and gives it the focus.
 */
export function useRowRemoval(
  rows: readonly SheetRow[],
  remove: (row: number) => void,
  putBack: (row: SheetRow) => void,
  reveal: (row: number, id: string) => void,
): (row: number) => void {
  const toasts = useScreenToasts()
  const removed = useRef<SheetRow[]>([])
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])

  return useMemo(() => {
    function offerUndo() {
      toasts.clear()
      const last = removed.current.at(-1)
      if (!last) return
      const text = messages.rowRemoved(last.row)
      toasts.notify({ kind: 'success', text, action: { label: 'Undo', run: () => undo(last) } })
    }
    function undo(row: SheetRow) {
      removed.current.pop()
      flushSync(() => putBack(row))
      reveal(row.row, removeId(row.row))
      offerUndo()
    }
    return (number) => {
      const index = latest.current.findIndex(({ row }) => row === number)
      const row = latest.current[index]
      if (!row) return
      const neighbour = latest.current[index - 1] ?? latest.current[index + 1]
      flushSync(() => remove(number))
      if (neighbour) document.getElementById(removeId(neighbour.row))?.focus()
      removed.current.push(row)
      offerUndo()
    }
  }, [toasts, remove, putBack, reveal])
}
