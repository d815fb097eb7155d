import { headingRoles } from './columns/columns.ts'
import { type ColumnRole, slotOfRole } from './columns/roles.ts'
import type { SheetTable } from './sheet.ts'

/** What each column of a table is taken for: what was chosen, otherwise what the headings say. */
export function rolesOf({ columns, roles }: SheetTable): ColumnRole[] {
  return roles ?? headingRoles(columns)
}

/**
 * The table with another role for the column at this position. A column that had a role of which there is one
 * only is no longer used. Notes about the reading stay.
 */
export function withRole(table: SheetTable, position: number, role: ColumnRole): SheetTable {
  const isOnce = role !== 'correct' && role !== 'wrong' && role !== 'unused'
  const hasOptions = slotOfRole(role) !== undefined
  const roles = rolesOf(table).map((before, column): ColumnRole => {
    if (column === position) return role
    if (isOnce && before === role) return 'unused'
    // Wrong answers are read only where there are no options.
    return hasOptions && before === 'wrong' ? 'unused' : before
  })
  return { ...table, roles }
}
