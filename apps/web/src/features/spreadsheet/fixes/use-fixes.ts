import {
  type CellMessage,
  withFix,
  withFixes,
  type Fix,
  type FixKind,
  type SheetRow,
  type SheetTable,
} from '@quizly/domain'
import { useEffect, useMemo, useRef } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import type { Place } from './next-problem.ts'
import { messages } from '../messages.ts'

/**
 * Fixes rows by one click, goes on to the next problem, and offers to undo it. `change` replaces the table, and
 * `putBack` puts rows into it in the place of those with the same numbers.
 */
export function useFixes(
  table: SheetTable,
  change: (table: SheetTable) => void,
  putBack: (rows: readonly SheetRow[]) => void,
  goOn: (after?: Place) => void,
) {
  const toasts = useScreenToasts()
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  }, [table])

  return useMemo(() => {
    function apply(after: SheetTable, place?: Place) {
      const before = latest.current
      const present = new Set(after.rows)
      const lost = before.rows.filter((row) => !present.has(row))
      change(after)
      goOn(place)
      toasts.clear()
      const isRemoval = after.rows.length < before.rows.length
      const text = isRemoval ? messages.rowsRemoved(lost.length) : messages.rowsChanged(lost.length)
      toasts.notify({ kind: 'success', text, action: { label: 'Undo', run: () => putBack(lost) } })
    }
    return {
      fix: (row: number, fix: Fix) => apply(withFix(latest.current, row, fix), { row, position: -1 }),
      fixAll: (found: readonly CellMessage[], kind: FixKind) => apply(withFixes(latest.current, found, kind)),
    }
  }, [toasts, change, putBack, goOn])
}
