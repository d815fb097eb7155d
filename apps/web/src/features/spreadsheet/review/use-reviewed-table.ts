import {
  type CellMessage,
  questionsFromRows,
  type RowReader,
  rowReader,
  type SheetRow,
  type SheetTable,
} from '@quizly/domain'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type EditableCells, nothingEditable, withCellsOf } from '../table/editable-cells.ts'
import { useRowsRead } from '../table/use-rows-read.ts'

/** What the server refused, with the table as it was then. */
type Refusal = { table: SheetTable; problems: readonly CellMessage[] }

const nothingFound = { problems: [], warnings: [] }

/**
 * The table that is being corrected and what is wrong with it (nothing before `isRead`). Typing does not wait
 * for the check.
 */
export function useReviewedTable(uploaded: SheetTable) {
  const [table, setTable] = useState(uploaded)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [read] = useState(() => rowReader(uploaded))
  const isRead = useRowsRead(uploaded.rows, read)
  const judged = useDeferredValue(table)
  const verdict = useMemo(
    () => (isRead ? withRefusal(judged, read, refusal) : nothingFound),
    [judged, isRead, read, refusal],
  )

  const [editable, setEditable] = useState<EditableCells>(nothingEditable)
  const extended = withCellsOf(verdict, editable)
  if (extended !== editable) setEditable(extended)

  const edit = useCallback((row: number, position: number, text: string) => {
    setTable((before) => withCell(before, row, position, text))
  }, [])
  const remove = useCallback((row: number) => {
    setTable((before) => ({ ...before, rows: before.rows.filter((each) => each.row !== row) }))
  }, [])
  const putBack = useCallback((row: SheetRow) => {
    setTable((before) => ({ ...before, rows: [...before.rows, row].toSorted((a, b) => a.row - b.row) }))
  }, [])
  const hasBadCells = () => questionsFromRows(table, { read, mostProblems: 1 }).problems.length > 0
  const refuse = (problems: readonly CellMessage[]) => setRefusal({ table, problems })
  return { table, verdict, isRead, editable: extended, edit, remove, putBack, hasBadCells, refuse }
}

function withRefusal(table: SheetTable, read: RowReader, refusal: Refusal | null) {
  const { problems, notes, ...found } = questionsFromRows(table, { read })
  const ofSheet = notes.map((message) => ({ row: table.headerRow, column: '', message }))
  const warnings = [...ofSheet, ...found.warnings]
  if (!refusal) return { problems, warnings }
  const unchanged = new Set(refusal.table.rows)
  const same = new Set(table.rows.flatMap((each) => (unchanged.has(each) ? [each.row] : [])))
  const refused = refusal.problems.filter(({ row, column }) =>
    column === '' ? table === refusal.table : same.has(row),
  )
  return { problems: [...problems, ...refused], warnings }
}

function withCell(table: SheetTable, row: number, position: number, text: string): SheetTable {
  const rows = table.rows.map((each) =>
    each.row === row ? { row, values: each.values.map((value, i) => (i === position ? text : value)) } : each,
  )
  return { ...table, rows }
}
