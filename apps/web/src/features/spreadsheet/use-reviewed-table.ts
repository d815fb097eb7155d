import { type CellMessage, questionsFromRows, type SheetTable } from '@quizly/domain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type EditableCells, nothingEditable, withCellsOf } from './editable-cells.ts'

const judgedAtOnce = 1_000
const judgedAfterMs = 400

/** What the server refused, of a table as it stood then. */
type Refusal = { table: SheetTable; problems: readonly CellMessage[] }

/**
 * The table as it is corrected, and what is wrong with it. A large table is judged a moment after it has changed, so
 * that typing stays quick.
 */
export function useReviewedTable(uploaded: SheetTable) {
  const [table, setTable] = useState(uploaded)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const judged = useJudgedTable(table)
  const verdict = useMemo(() => withRefusal(judged, refusal), [judged, refusal])

  const [editable, setEditable] = useState<EditableCells>(nothingEditable)
  const extended = withCellsOf(verdict, editable)
  if (extended !== editable) setEditable(extended)

  const edit = useCallback((row: number, position: number, text: string) => {
    setTable((before) => withCell(before, row, position, text))
  }, [])
  const refuse = (problems: readonly CellMessage[]) => setRefusal({ table, problems })
  return { table, verdict, editable: extended, edit, refuse }
}

/** The table as it is or, where judging it takes long, as it was when nobody typed. */
function useJudgedTable(table: SheetTable): SheetTable {
  const [settled, setSettled] = useState(table)
  const isLarge = table.rows.length > judgedAtOnce
  useEffect(() => {
    if (!isLarge) return
    const timer = setTimeout(() => setSettled(table), judgedAfterMs)
    return () => clearTimeout(timer)
  }, [table, isLarge])
  return isLarge ? settled : table
}

function withRefusal(table: SheetTable, refusal: Refusal | null) {
  const { problems, warnings } = questionsFromRows(table)
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
