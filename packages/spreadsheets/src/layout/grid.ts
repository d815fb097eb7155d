import { isBlank, optionLetter, trimmed } from '@quizly/domain'
import { headingRoles } from '../columns/columns.ts'
import { findHeader } from '../columns/header.ts'
import { uniqueHeadings } from './table.ts'
import { rolesOfRows } from '../columns/roles-of-rows.ts'
import { headingRole } from '../headings.ts'
import type { ColumnRole } from '../roles.ts'

/** The cells of a sheet with the number of each row in the file. */
export type Grid = { cells: readonly (readonly string[])[]; rows: readonly number[] }

/** A grid whose headings are known. `roles` are what its columns are taken for; `body` are the rows below that are not blank. */
export type HeadedGrid = {
  headings: string[]
  roles: readonly ColumnRole[]
  headerRow: number
  body: { row: number; values: readonly string[] }[]
}

export function headedGrid({ cells, rows }: Grid): HeadedGrid {
  const { headings: given, end } = findHeader(cells)
  const unique = uniqueHeadings(given)
  const headings = given.map((heading, i) => (isBlank(heading) ? heading : (unique[i] ?? heading)))
  const body = cells
    .map((values, i) => ({ row: rows[i] ?? i + 1, values }))
    .filter(({ values }, i) => i > end && !values.every(isBlank))
  const { roles } = rolesOfRows(headingRoles(headings), headings, body)
  return { headings, roles, headerRow: rows[end] ?? end + 1, body }
}

export function columnsFor({ roles }: HeadedGrid, ...requested: string[]): number[] {
  return roles.flatMap((role, column) => (requested.includes(role) ? [column] : []))
}

export function optionColumns(grid: HeadedGrid): number[] {
  return columnsFor(grid, ...Array.from({ length: 10 }, (_, slot) => `option ${optionLetter(slot)}`))
}

/** The columns whose heading names a list of options. */
export function listColumns({ headings }: HeadedGrid): number[] {
  return headings.flatMap((heading, column) => (headingRole(heading)?.field === 'list' ? [column] : []))
}

/** A column headed Answer, beside the one that says which answer is correct. */
export function bareAnswer({ headings }: HeadedGrid, key?: number): number | undefined {
  const found = headings.findIndex((heading, column) => {
    const role = headingRole(heading)
    return column !== key && role?.field === 'correct' && role.isBare
  })
  return found === -1 ? undefined : found
}

/** The text of a cell without white space around it. */
export function cellAt(values: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : trimmed(values[column] ?? '')
}

type PlainRow = {
  row: number
  text: string
  options: readonly string[]
  key: string
  rest?: readonly string[]
}

/** A grid in the plain format. `rest` are further columns that are kept as they are. */
export function plainGrid(headerRow: number, rows: readonly PlainRow[], rest: readonly string[] = []): Grid {
  const width = Math.max(2, ...rows.map(({ options }) => options.length))
  const places = Array.from({ length: width }, (_, i) => i)
  const headings = ['Question', ...places.map((i) => `Option ${optionLetter(i)}`), 'Correct Answer', ...rest]
  return {
    cells: [
      headings,
      ...rows.map((each) => [
        each.text,
        ...places.map((i) => each.options[i] ?? ''),
        each.key,
        ...(each.rest ?? []),
      ]),
    ],
    rows: [headerRow, ...rows.map(({ row }) => row)],
  }
}
