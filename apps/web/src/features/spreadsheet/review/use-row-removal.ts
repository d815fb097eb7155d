import type { SheetRow } from '@quizly/domain'
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { removeId } from '../cells/cell-messages.ts'
import { messages } from '../messages.ts'

/**
 * Removes a row of the sheet and focuses the row before it. Removed rows can be put back, the last one first.
 * `reveal` scrolls to a control of a row and focuses it.
 */
export function useRowRemoval(
  rows: readonly SheetRow[],
  remove: (row: number) => void,
  putBack: (rows: readonly SheetRow[]) => void,
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
      flushSync(() => putBack([row]))
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
