import {
  type ColumnLayout,
  columnLayouts,
  type ColumnRole,
  createSheetParser,
  type ParsedSheet,
  type SheetParser,
  type SheetRow,
  type SheetTable,
  withLayout,
  withRole,
} from '@quizly/spreadsheets'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type CellErrorMessage, roleName } from '../sheet-sentences.tsx'
import { type EditableCells, nothingEditable, withCellsOf } from './cell-messages.ts'

type Refusal = { table: SheetTable; problems: readonly CellErrorMessage[] }

/** Its problems are those of the server too. */
type Reviewed = Omit<ParsedSheet, 'problems'> & { problems: readonly CellErrorMessage[] }

const nothingParsed: Reviewed = {
  questions: [],
  problems: [],
  warnings: [],
  notes: [],
  parsedAs: new Map(),
  counts: {},
}

/** Typing does not wait: while rows are parsed again, `parsed` is the one before and `isChecked` is false. */
export function useReviewedTable(uploaded: SheetTable) {
  const [table, setTable] = useState(uploaded)
  const [parser] = useState(createSheetParser)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isRead = useRowsParsed(parser, table)
  const [latestRead, setLatestRead] = useState<SheetTable>()
  if (isRead && latestRead !== table) setLatestRead(table)
  const shown = useDeferredValue(latestRead)
  const parsed = useMemo(
    () => (shown ? withRefusal(parser.parse(shown), shown, refusal) : nothingParsed),
    [parser, shown, refusal],
  )
  const editable = useEditableCells(parsed, shown)

  const edit = useCallback((row: number, position: number, text: string) => {
    setTable((before) => withCell(before, row, position, text))
  }, [])
  const remove = useCallback((row: number) => {
    setTable((before) => ({ ...before, rows: before.rows.filter((each) => each.row !== row) }))
  }, [])
  const putBack = useCallback((lost: readonly SheetRow[]) => {
    setTable((before) => ({ ...before, rows: withRows(before.rows, lost) }))
  }, [])
  const changeRole = useCallback((position: number, role: ColumnRole | ColumnLayout) => {
    const layout = columnLayouts.find((each) => each === role)
    setTable((before) =>
      layout
        ? withLayout(before, position, layout, roleName)
        : withRole(before, position, role as ColumnRole),
    )
  }, [])
  const refuse = (problems: readonly CellErrorMessage[]) => setRefusal({ table, problems })
  return {
    table,
    parser,
    parsed,
    isRead,
    isChecked: shown === table,
    editable,
    edit,
    remove,
    putBack,
    change: setTable,
    changeRole,
    refuse,
  }
}

const haveSameColumns = (one: SheetTable | undefined, other: SheetTable | undefined) =>
  one?.columns === other?.columns && one?.roles === other?.roles

/** The cells that can be corrected; a cell stays so when its message goes, until the columns are taken otherwise. */
function useEditableCells(parsed: Reviewed, table: SheetTable | undefined): EditableCells {
  const [found, setFound] = useState({ table, cells: nothingEditable })
  const isSame = haveSameColumns(found.table, table)
  const cells = withCellsOf(parsed, isSame ? found.cells : nothingEditable)
  if (!isSame || cells !== found.cells) setFound({ table, cells })
  return cells
}

function withRefusal(parsed: ParsedSheet, table: SheetTable, refusal: Refusal | null): Reviewed {
  if (!refusal) return parsed
  const unchanged = new Set(refusal.table.rows)
  const same = new Set(table.rows.flatMap((each) => (unchanged.has(each) ? [each.row] : [])))
  const refused = refusal.problems.filter(({ row, column }) =>
    column === '' ? table === refusal.table : same.has(row),
  )
  return { ...parsed, problems: [...parsed.problems, ...refused] }
}

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

const parsedAtOnce = 100
const rowsInStep = 400

/** Parses the rows in steps, so that the page stays responsive. Returns whether all are parsed. */
function useRowsParsed(parser: SheetParser, table: SheetTable): boolean {
  const [done, setDone] = useState<SheetTable>()
  const isParsed = table.rows.length <= parsedAtOnce || haveSameColumns(done, table)
  useEffect(() => {
    if (isParsed) return
    let next = 0
    let timer = setTimeout(step)
    function step() {
      parser.parseAhead(table, table.rows.slice(next, next + rowsInStep))
      next += rowsInStep
      if (next >= table.rows.length) setDone(table)
      else timer = setTimeout(step)
    }
    return () => clearTimeout(timer)
  }, [parser, table, isParsed])
  return isParsed
}
