import {
  type CellMessage,
  type ColumnRole,
  questionsFromRows,
  type RowReader,
  rowReader,
  type SheetRow,
  type SheetTable,
  type SheetVerdict,
  withRole,
} from '@quizly/domain'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type EditableCells, nothingEditable, withCellsOf } from '../table/cell-messages.ts'

/** What the server refused, with the table as it was then. */
type Refusal = { table: SheetTable; problems: readonly CellMessage[] }
/** A table with the reader for its columns. */
type Readable = { table: SheetTable; read: RowReader }

const nothingFound: SheetVerdict = {
  questions: [],
  problems: [],
  warnings: [],
  notes: [],
  parsedAs: new Map(),
  counts: { single: 0, multiple: 0, write: 0 },
}

/**
 * The table that is being corrected and what is wrong with it (nothing before it is read for the first time).
 * Typing does not wait for the check. While all rows are read again, because a column has another role, the
 * verdict is the one from before; `isChecked` says whether it is about the table as it is now.
 */
export function useReviewedTable(uploaded: SheetTable) {
  const [table, setTable] = useState(uploaded)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const read = useReader(table)
  const isRead = useRowsRead(table.rows, read)
  const current = useMemo((): Readable => ({ table, read }), [table, read])
  const [latestRead, setLatestRead] = useState<Readable>()
  if (isRead && latestRead !== current) setLatestRead(current)
  const judged = useDeferredValue(latestRead)
  const verdict = useMemo(() => (judged ? withRefusal(judged, refusal) : nothingFound), [judged, refusal])

  const editable = useEditableCells(verdict, judged?.read)

  const edit = useCallback((row: number, position: number, text: string) => {
    setTable((before) => withCell(before, row, position, text))
  }, [])
  const remove = useCallback((row: number) => {
    setTable((before) => ({ ...before, rows: before.rows.filter((each) => each.row !== row) }))
  }, [])
  const putBack = useCallback((lost: readonly SheetRow[]) => {
    setTable((before) => ({ ...before, rows: withRows(before.rows, lost) }))
  }, [])
  const changeRole = useCallback((position: number, role: ColumnRole) => {
    setTable((before) => withRole(before, position, role))
  }, [])
  const hasBadCells = () => questionsFromRows(table, { read, mostProblems: 1 }).problems.length > 0
  const refuse = (problems: readonly CellMessage[]) => setRefusal({ table, problems })
  const isChecked = judged === current
  return {
    table,
    verdict,
    isRead,
    isChecked,
    editable,
    edit,
    remove,
    putBack,
    change: setTable,
    changeRole,
    hasBadCells,
    refuse,
  }
}

/** A reader for the columns as they are taken now. An edited row is a new object, which it reads anew. */
function useReader(table: SheetTable): RowReader {
  const [reader, setReader] = useState(() => ({ table, read: rowReader(table) }))
  if (reader.table.roles === table.roles && reader.table.columns === table.columns) return reader.read
  const next = { table, read: rowReader(table) }
  setReader(next)
  return next.read
}

/** The cells that can be corrected; a cell stays so when its message goes, until the columns are taken otherwise. */
function useEditableCells(verdict: SheetVerdict, read: RowReader | undefined): EditableCells {
  const [found, setFound] = useState({ read, cells: nothingEditable })
  const cells = withCellsOf(verdict, found.read === read ? found.cells : nothingEditable)
  if (found.read !== read || cells !== found.cells) setFound({ read, cells })
  return cells
}

function withRefusal({ table, read }: Readable, refusal: Refusal | null): SheetVerdict {
  const verdict = questionsFromRows(table, { read })
  if (!refusal) return verdict
  const unchanged = new Set(refusal.table.rows)
  const same = new Set(table.rows.flatMap((each) => (unchanged.has(each) ? [each.row] : [])))
  const refused = refusal.problems.filter(({ row, column }) =>
    column === '' ? table === refusal.table : same.has(row),
  )
  return { ...verdict, problems: [...verdict.problems, ...refused] }
}

/** The rows with others in the place of those with the same numbers, in their order. */
function withRows(rows: readonly SheetRow[], others: readonly SheetRow[]): SheetRow[] {
  const byNumber = new Map([...rows, ...others].map((each) => [each.row, each]))
  return [...byNumber.values()].toSorted((a, b) => a.row - b.row)
}

function withCell(table: SheetTable, row: number, position: number, text: string): SheetTable {
  const rows = table.rows.map((each) =>
    each.row === row ? { row, values: each.values.map((value, i) => (i === position ? text : value)) } : each,
  )
  return { ...table, rows }
}

const readAtOnce = 100
const rowsInStep = 400

/**
 * Reads the rows of a sheet, in steps so that the page stays responsive. Returns whether this reader has read
 * all.
 */
function useRowsRead(rows: readonly SheetRow[], read: RowReader): boolean {
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
