import { sheetColumns } from '../columns/columns.ts'
import { headerRows, lateHeader } from '../header.ts'
import type { SheetTable } from '../sheet.ts'
import { type BesideCells, tableFromCells } from '../table.ts'
import { isBlank, trimmed } from '../../question/visible-text.ts'
import type { Grid } from './grid.ts'

const asked = /[?؟？:…_]\s*$/u

/**
 * What a sheet whose headings say nothing can be read as, the most plausible first: its headings stand further
 * down than they are looked for, or it has none.
 */
export function withOtherHeadings(
  plain: SheetTable,
  { cells, rows }: Grid,
  plainValues: BesideCells['plainValues'],
): SheetTable[] {
  const { question, correct } = sheetColumns(plain.columns)
  const late = lateHeader(cells)
  if (late !== undefined) {
    const table = tableFromCells(cells.slice(late), { rowNumbers: rows.slice(late), plainValues })
    return table ? [withNote(plain, lateNote(table.headerRow)), table] : [plain]
  }
  if (question !== undefined || correct !== undefined) return [plain]
  const bare = tableFromCells(cells, { rowNumbers: rows, hasHeadings: false, plainValues })
  if (!bare || bare.columns.length < 2) return [plain]
  const headless: SheetTable = { ...bare, shape: 'no headings' }
  return beginsWithQuestion(bare)
    ? [headless, plain]
    : [withNote(plain, unknownNote(plain.headerRow)), headless]
}

const withNote = (table: SheetTable, note: string) => ({ ...table, notes: [...(table.notes ?? []), note] })

const lateNote = (row: number) =>
  `The headings seem to stand in row ${row}, and are looked for in the first ${headerRows} rows. Choose the other layout below, or delete the rows above row ${row} in your file.`

const unknownNote = (row: number) =>
  `Row ${row} is taken for the headings. If it is a question, choose the layout without headings below.`

/** Whether the first row is like those below it: a question in the same column, or its key among its options. */
function beginsWithQuestion({ rows: [first, ...others] }: SheetTable): boolean {
  const texts = (first?.values ?? []).map(trimmed)
  const filled = texts.filter((text) => text !== '')
  if (new Set(filled).size < filled.length) return true
  const isAsked = (cell = '') => asked.test(cell)
  const question = texts.findIndex(isAsked)
  if (question === -1) return false
  const below = others.map(({ values }) => values[question] ?? '').filter((cell) => !isBlank(cell))
  return below.filter(isAsked).length >= below.length / 2
}
