import { isBlank, trimmed } from '@quizly/domain'
import type { SheetNote } from '../codes.ts'
import { hasQuestions, headingRoles, sheetColumns } from './columns.ts'
import { rolesOfRows } from './roles-of-rows.ts'
import { listedNumbers, quoted } from '../text.ts'
import type { SheetRow } from '../sheet.ts'
import { hasDocumentedHeadings, headingRole, isMissingHeading, spreadsheetTemplate } from '../headings.ts'
import type { ColumnRole } from '../roles.ts'

export const headerRows = 20
const maxSearched = 200
const maxHeadings = 60

/** The headings of a sheet and the index of their last row, which is -1 if the first row is none. */
export type Header = { headings: string[]; end: number }

type Cells = readonly (readonly string[])[]

/**
 * The row of headings with the most known ones among the first 20 rows, or two rows that together have more:
 * `Options` above `A`, `B`, `C` and `D`. The headings of an exported quiz win over all others, and documented
 * headings over those that are understood by their words. If none is recognised, the first row that is not blank.
 */
export function findHeader(cells: Cells): Header {
  const single = cells.slice(0, headerRows).map((row, end): Header => ({ headings: [...row], end }))
  const double = single
    .slice(0, -1)
    .filter(({ end }) => cells[end + 1]?.every(mayStandBelow))
    .map(({ headings, end }) => joinedHeadings(headings, cells[end + 1] ?? [], end))
  const exported = single.find(({ headings }) => sheetColumns(headings).template === 'quizly')
  if (exported) return exported
  let best: Header | undefined
  let most = 0
  const rows = [...single, ...double]
  const documented = rows.filter(({ headings }) => hasDocumentedHeadings(headings))
  for (const header of documented.length > 0 ? documented : rows) {
    const known = knownHeadings(header.headings)
    if (known > most) [best, most] = [header, known]
  }
  const first = Math.max(
    cells.findIndex((row) => !row.every(isBlank)),
    0,
  )
  return best ?? { headings: [...(cells[first] ?? [])], end: first }
}

/** The index of the first row behind those that are searched that has documented headings. */
export function lateHeader(cells: Cells): number | undefined {
  const behind = cells.slice(headerRows, maxSearched)
  const found = behind.findIndex((row) => row.length < maxHeadings && hasDocumentedHeadings(row))
  return found === -1 ? undefined : headerRows + found
}

function mayStandBelow(cell: string): boolean {
  return isBlank(cell) || /^\W*(?:[a-j]|\d\d?)\W*$/i.test(cell) || headingRole(cell) !== undefined
}

/** The upper heading stands over all columns up to the next one, as if its cell were merged. */
function joinedHeadings(upper: readonly string[], lower: readonly string[], row: number): Header {
  let over = ''
  const headings = Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const [above, below] = [trimmed(upper[i] ?? ''), trimmed(lower[i] ?? '')]
    if (above !== '') over = above
    return below === '' ? above : `${over} ${below}`.trim()
  })
  return { headings, end: row + 1 }
}

/** A row without a column for the question or the key counts less than any row with both. */
function knownHeadings(headings: readonly string[]): number {
  const columns = sheetColumns(headings)
  const options = columns.options.length + columns.wrong.length
  const known = options + Number(columns.type !== undefined)
  if (hasQuestions(columns)) return 2 + known
  return columns.question !== undefined && options > 1 ? known / 100 : 0
}

/** `moved` are the rows whose cells stand in other columns than in the file, by their numbers, with their places. */
type Sections = { headings: string[]; rows: SheetRow[]; moved: Map<number, Places>; notes: SheetNote[] }
/** For each column of a section, its place in the whole table. */
type Places = (number | undefined)[]

const longestHeading = 60

/** Puts rows below further headings into the order of the first ones, with columns added that these do not have. */
export function withSections(first: readonly string[], rows: readonly SheetRow[]): Sections {
  const roles = headingRoles(first)
  // The questions of an exported quiz may read like headings.
  if (spreadsheetTemplate(first) === 'quizly' || !roles.includes('question') || !roles.includes('correct'))
    return { headings: [...first], rows: [...rows], moved: new Map(), notes: [] }
  const headings = [...first]
  const mayHead = questionHeadings(first)
  const headed: number[] = []
  const moved = new Map<number, Places>()
  let places: Places | undefined
  const ordered = rows.flatMap((each): SheetRow[] => {
    if (each.values.some(mayHead) && areHeadings(each.values)) {
      const isFirst = each.values.every(
        (cell, i) => isBlank(cell) || trimmed(cell) === trimmed(first[i] ?? ''),
      )
      places = isFirst ? undefined : placesIn(headings, each.values)
      if (isFirst) return [each]
      headed.push(each.row)
      return []
    }
    if (!places) return [each]
    moved.set(each.row, places)
    return [{ row: each.row, values: inPlaces(each.values, places) }]
  })
  const params = { count: headed.length, ...listedNumbers(headed) }
  const note: SheetNote = { code: 'further-headings', params }
  return { headings, rows: ordered, moved, notes: headed.length > 0 ? [note] : [] }
}

/** Finds cells that may head the questions, at little cost, because all rows are asked. */
function questionHeadings(first: readonly string[]): (cell: string) => boolean {
  const heading = first[headingRoles(first).indexOf('question')]
  return (cell) =>
    cell.length <= longestHeading && (cell === heading || /^\s*(?:question|prompt)/i.test(cell))
}

function areHeadings(values: readonly string[]): boolean {
  const filled = values.filter((cell) => !isBlank(cell))
  if (filled.length < 2 || !filled.every((cell) => headingRole(cell) !== undefined)) return false
  const roles = headingRoles(values)
  return roles.includes('question') && roles.includes('correct')
}

function placesIn(headings: string[], section: readonly string[]): Places {
  const present = headingRoles(headings)
  return headingRoles(section).map((role, i) => {
    const heading = section[i] ?? ''
    if (isBlank(heading)) return undefined
    const at = role === 'unused' ? headings.indexOf(heading) : present.indexOf(role)
    return at === -1 ? headings.push(heading) - 1 : at
  })
}

function inPlaces(values: readonly string[], places: Places): string[] {
  const ordered: string[] = []
  values.forEach((cell, i) => {
    const at = places[i]
    if (at !== undefined) ordered[at] = cell
  })
  return Array.from(ordered, (cell) => cell ?? '')
}

/** What the columns are taken for because of more than their headings, and the notes that say so. */
export type ChosenRoles = { roles?: ColumnRole[]; notes: SheetNote[] }

type Rows = readonly { values: readonly string[] }[]

const numbering = /^(?:q|question|frage|no|nr)?[\s.]*\p{Nd}{1,5}[.):]?$/iu

/** The roles of columns of which some are hidden, or whose heading stands over two of them. */
export function chosenRoles(columns: string[], hidden: readonly number[], rows: Rows): ChosenRoles {
  const plain = headingRoles(columns)
  const visible = hidden.length > 0 ? headingRoles(columns, hidden) : plain
  const isByHidden = visible.some((role, i) => role !== plain[i])
  const beside = questionBeside(columns, visible, rows)
  const found = beside?.roles ?? visible
  const { roles, notes } = rolesOfRows(found, columns, rows)
  return {
    ...((isByHidden || beside || roles !== found) && { roles }),
    notes: [
      ...(isByHidden ? [hiddenNote(columns, hidden, plain, visible)] : []),
      ...(beside?.notes ?? []),
      ...notes,
    ],
  }
}

function hiddenNote(
  columns: string[],
  hidden: readonly number[],
  plain: readonly ColumnRole[],
  roles: readonly ColumnRole[],
): SheetNote {
  const passed = hidden.filter((column) => plain[column] !== 'unused' && roles[column] === 'unused')
  const named = passed.map((column) => quoted(columns[column] ?? ''))
  return { code: 'columns-hidden', params: { count: passed.length, columns: named } }
}

/** The texts of the questions beside their numbers, where one heading stands over both. */
function questionBeside(
  columns: string[],
  roles: readonly ColumnRole[],
  rows: Rows,
): ChosenRoles | undefined {
  const numbers = roles.indexOf('question')
  const isFilled = (column: number) => rows.some(({ values }) => !isBlank(values[column] ?? ''))
  const hasNumbers = (column: number) =>
    rows.every(({ values: { [column]: cell = '' } }) => isBlank(cell) || numbering.test(trimmed(cell)))
  if (numbers === -1 || !isFilled(numbers) || !hasNumbers(numbers)) return undefined
  for (let column = numbers + 1; isMissingHeading(columns[column] ?? ''); column++) {
    if (roles[column] !== 'unused' || !isFilled(column) || hasNumbers(column)) continue
    const [number, text] = [quoted(columns[numbers] ?? ''), quoted(columns[column] ?? '')]
    return {
      roles: roles.with(numbers, 'unused').with(column, 'question'),
      notes: [{ code: 'question-beside-number', params: { number, text } }],
    }
  }
  return undefined
}
