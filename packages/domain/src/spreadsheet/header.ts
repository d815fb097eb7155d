import { hasQuestions, sheetColumns } from './columns/columns.ts'
import { hasDocumentedHeadings, headingRole } from './columns/headings.ts'
import { isBlank, trimmed } from '../question/visible-text.ts'

/** The headings are looked for in so many rows. */
export const headerRows = 20
const mostSearched = 200
const mostHeadings = 60

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
  const behind = cells.slice(headerRows, mostSearched)
  const found = behind.findIndex((row) => row.length < mostHeadings && hasDocumentedHeadings(row))
  return found === -1 ? undefined : headerRows + found
}

/** Whether a cell may be the lower part of a heading, and no part of the first question. */
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
  const options = columns.options.length + columns.incorrect.length
  const known = options + Number(columns.type !== undefined)
  if (hasQuestions(columns)) return 2 + known
  return columns.question !== undefined && options > 1 ? known / 100 : 0
}
