import type { RowReader, SheetRow } from '@quizly/domain'
import { useEffect, useState } from 'react'

const readAtOnce = 100
const rowsInStep = 400

/** Reads the rows of a sheet, in steps so that the page stays responsive. Returns whether all are read. */
export function useRowsRead(rows: readonly SheetRow[], read: RowReader): boolean {
  const [isRead, setIsRead] = useState(rows.length <= readAtOnce)
  useEffect(() => {
    if (isRead) return
    let next = 0
    let timer = setTimeout(step)
    function step() {
      for (const row of rows.slice(next, next + rowsInStep)) read(row)
      next += rowsInStep
      if (next >= rows.length) setIsRead(true)
      else timer = setTimeout(step)
    }
    return () => clearTimeout(timer)
  }, [rows, read, isRead])
  return isRead
}
