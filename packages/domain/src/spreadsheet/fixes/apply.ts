import { headingRoles } from '../columns/columns.ts'
import type { ColumnRole } from '../columns/roles.ts'
import type { CellMessage, SheetRow, SheetTable } from '../sheet.ts'
import { rolesOf } from '../table-roles.ts'
import { uniqueHeadings } from '../table.ts'
import { countedFromZero } from './from-zero.ts'
import type { Mend, MendedCell, MendKind } from './mend.ts'

/** A mend that can be made in several rows at once. `label` is the text of its button. */
export type MendForAll = { kind: MendKind; label: string; rows: number }

const inAllRows: Record<MendKind, string> = {
  'as-read': 'Use what was read',
  'other-reading': 'Use the other reading',
  nearest: 'Use the nearest option',
  'from-zero': 'Count from 0',
  'as-fraction': 'Use the fractions',
  'as-turned-fraction': 'Use the fractions turned over',
  'as-date': 'Use the dates',
  'true-false': 'True / False',
  choice: 'Multiple Choice',
  several: 'Multiple Correct',
  written: 'Written answer',
  'one-spelling': 'Use the first spelling',
  'clear-placeholder': 'Clear such cells',
  'clear-repeated': 'Clear repeated options',
  'clear-type': 'Clear the type',
  'remove-blank': 'Remove',
  'remove-title': 'Remove',
  'remove-unmarkable': 'Remove',
  'remove-repeated': 'Remove',
  'remove-headings': 'Remove',
}

/** The mends that stand in at least two rows, with the number of rows, the most frequent first. */
export function mendsForAll(messages: readonly CellMessage[]): MendForAll[] {
  const rows = new Map<MendKind, Set<number>>()
  for (const { row, mends = [] } of messages)
    for (const { kind } of mends) rows.set(kind, (rows.get(kind) ?? new Set()).add(row))
  return Array.from(rows, ([kind, { size }]) => ({
    kind,
    rows: size,
    label: kind === 'from-zero' ? inAllRows[kind] : `${inAllRows[kind]} in all ${size} rows`,
  }))
    .map((each) =>
      each.kind.startsWith('remove') ? { ...each, label: `Remove all ${each.rows} rows` } : each,
    )
    .filter((each) => each.rows > 1)
    .toSorted((a, b) => b.rows - a.rows)
}

/** The table after one mend of the row with this number. */
export function mended(table: SheetTable, row: number, mend: Mend): SheetTable {
  return withMends(table, [{ row, mend }])
}

/** The table after the mends of one kind in all rows whose messages offer one. */
export function mendedAll(table: SheetTable, messages: readonly CellMessage[], kind: MendKind): SheetTable {
  const wanted = messages.flatMap(({ row, mends = [] }) => {
    const mend = mends.find((each) => each.kind === kind)
    return mend ? [{ row, mend }] : []
  })
  return withMends(table, wanted)
}

function withMends(table: SheetTable, wanted: readonly { row: number; mend: Mend }[]): SheetTable {
  if (wanted.some(({ mend }) => mend.kind === 'from-zero')) return countedFromZero(table)
  const roles = wanted.flatMap(({ mend }) => mend.cells.map(({ column }) => column))
  const wide = roles.filter((column) => typeof column !== 'number').reduce(withColumn, table)
  const present = rolesOf(wide)
  const byRow = Map.groupBy(wanted, ({ row }) => row)
  return {
    ...wide,
    rows: wide.rows.flatMap((each): SheetRow[] => {
      const mends = byRow.get(each.row)
      if (!mends) return [each]
      if (mends.some(({ mend }) => mend.cells.length === 0)) return []
      return [
        {
          ...each,
          values: written(
            each.values,
            mends.flatMap(({ mend }) => mend.cells),
            present,
          ),
        },
      ]
    }),
  }
}

function written(values: string[], cells: readonly MendedCell[], roles: readonly ColumnRole[]): string[] {
  const next = [...values]
  for (const { column, text } of cells)
    next[typeof column === 'number' ? column : roles.indexOf(column)] = text
  return next
}

/** The table with a column for this role, which is added at the end if there is none. */
function withColumn(table: SheetTable, role: ColumnRole): SheetTable {
  const present = rolesOf(table)
  if (present.includes(role)) return table
  const heading = role.replace(/^./, (first) => first.toUpperCase())
  const columns = uniqueHeadings([...table.columns, heading])
  const roles = [...present, role]
  const isSaid = JSON.stringify(headingRoles(columns)) === JSON.stringify(roles)
  const { roles: _, ...rest } = table
  return {
    ...rest,
    columns,
    rows: table.rows.map((each) => ({ ...each, values: [...each.values, ''] })),
    ...(!isSaid && { roles }),
  }
}
