import { headerRows } from '../header.ts'
import type { SheetShape, SheetTable } from '../sheet.ts'

const names: Record<SheetShape, string> = {
  rows: 'one question per row',
  'list in a cell': 'all options of a question in one cell',
  'list in the question': 'options below the question in its cell',
  'row for each option': 'one option per row',
  'tick columns': 'a column of ticks beside each option',
  'marked options': 'the correct option marked by a sign or its look',
  text: 'text with a line for each option and the answer',
  turned: 'a table on its side, one question per column',
  'separated text': 'text in one column, split into cells',
  'no headings': 'one question per row, without headings',
}

/** The shape in which a table was read, in words that fit behind “Read as:”. */
export function shapeName({ shape = 'rows', headerRow }: SheetTable): string {
  return shape === 'rows' && headerRow > headerRows
    ? `${names.rows}, with headings in row ${headerRow}`
    : names[shape]
}

/** The sentence that tells the shape in which a table was read; undefined for the plain one. */
export function shapeNote(table: SheetTable): string | undefined {
  if (table.shape === undefined) return undefined
  const rows = table.shape === 'turned' ? ' Row 2 is column B of the file.' : ''
  return `Read as: ${shapeName(table)}.${rows}`
}
