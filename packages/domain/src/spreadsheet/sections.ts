import { headingRoles } from './columns/columns.ts'
import { headingRole } from './columns/headings.ts'
import { spreadsheetTemplate } from './columns/templates.ts'
import { listedNumbers } from './listed-numbers.ts'
import type { SheetRow } from './sheet.ts'
import { isBlank, trimmed } from '../question/visible-text.ts'

/** `moved` are the rows whose cells stand in other columns than in the file, by their numbers, with their places. */
type Sections = { headings: string[]; rows: SheetRow[]; moved: Map<number, Places>; notes: string[] }
/** For each column of a section, its place in the whole table. */
type Places = (number | undefined)[]

const longestHeading = 60

/**
 * The rows of a sheet in which further headings, in another order, stand above some of the rows. Those rows are
 * put into the order of the first headings; a column that these do not have is added.
 */
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
  const what = headed.length === 1 ? 'has headings of its own' : 'have headings of their own'
  const notes =
    headed.length > 0
      ? [
          `${headed.length === 1 ? 'Row' : 'Rows'} ${listedNumbers(headed)} ${what}: the rows below are read by those.`,
        ]
      : []
  return { headings, rows: ordered, moved, notes }
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
