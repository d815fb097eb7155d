import type { RowReader, SheetRow } from '@quizly/domain'
import { useEffect, useState } from 'react'

const readAtOnce = 100
const rowsInStep = 400

/**
 * Reads the rows of a sheet, in steps so that the page stays responsive. Returns whether this reader has read
 * all.
 */
export function useRowsRead(rows: readonly SheetRow[], read: RowReader): boolean {
  const [done, setDone] = useState<{ read?: RowReader }>({})
  const isRead = rows.length <= readAtOnce || done.read === read
  useEffect(() => {
    if (isRead) return
    let next = 0
    let timer = setTimeout(step)
    function step() {
      for (const row of rows.slice(next, next + rowsInStep)) read(row)
      next += rowsInStep
      if (next >= rows.length) setDone({ read })
      else timer = setTimeout(step)
    }
    return () => clearTimeout(timer)
  }, [rows, read, isRead])
  return isRead
}
