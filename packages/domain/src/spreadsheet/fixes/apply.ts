import { headingRoles } from '../columns/columns.ts'
import type { ColumnRole } from '../columns/roles.ts'
import type { CellMessage, SheetRow, SheetTable } from '../sheet.ts'
import { rolesOf } from '../table-roles.ts'
import { uniqueHeadings } from '../table.ts'
import { countedFromZero } from './from-zero.ts'
import type { Fix, FixedCell, FixKind } from './fix.ts'

/** A fix that can be made in several rows at once. `label` is the text of its button. */
export type FixForAll = { kind: FixKind; label: string; rows: number }

const inAllRows: Record<FixKind, string> = {
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

/** The fixes that stand in at least two rows, with the number of rows, the most frequent first. */
export function fixesForAll(messages: readonly CellMessage[]): FixForAll[] {
  const rows = new Map<FixKind, Set<number>>()
  for (const { row, fixes = [] } of messages)
    for (const { kind } of fixes) rows.set(kind, (rows.get(kind) ?? new Set()).add(row))
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

/** The table after one fix of the row with this number. */
export function withFix(table: SheetTable, row: number, fix: Fix): SheetTable {
  return addFixes(table, [{ row, fix }])
}

/** The table after the fixes of one kind in all rows whose messages offer one. */
export function withFixes(table: SheetTable, messages: readonly CellMessage[], kind: FixKind): SheetTable {
  const wanted = messages.flatMap(({ row, fixes = [] }) => {
    const fix = fixes.find((each) => each.kind === kind)
    return fix ? [{ row, fix }] : []
  })
  return addFixes(table, wanted)
}

function addFixes(table: SheetTable, wanted: readonly { row: number; fix: Fix }[]): SheetTable {
  if (wanted.some(({ fix }) => fix.kind === 'from-zero')) return countedFromZero(table)
  const roles = wanted.flatMap(({ fix }) => fix.cells.map(({ column }) => column))
  const wide = roles.filter((column) => typeof column !== 'number').reduce(withColumn, table)
  const present = rolesOf(wide)
  const byRow = Map.groupBy(wanted, ({ row }) => row)
  return {
    ...wide,
    rows: wide.rows.flatMap((each): SheetRow[] => {
      const fixes = byRow.get(each.row)
      if (!fixes) return [each]
      if (fixes.some(({ fix }) => fix.cells.length === 0)) return []
      return [
        {
          ...each,
          values: written(
            each.values,
            fixes.flatMap(({ fix }) => fix.cells),
            present,
          ),
        },
      ]
    }),
  }
}

function written(values: string[], cells: readonly FixedCell[], roles: readonly ColumnRole[]): string[] {
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
