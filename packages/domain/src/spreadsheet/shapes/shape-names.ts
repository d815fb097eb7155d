import type { SheetShape, SheetTable } from '../sheet.ts'

const names: Record<SheetShape, string> = {
  rows: 'one row for each question',
  'list in a cell': 'all options of a question in one cell',
  'list in the question': 'the options below the question in its cell',
  'row for each option': 'one row for each option',
  'tick columns': 'a column of ticks beside each option',
  'marked options': 'the correct option is the one that is marked',
  text: 'text with a line for each option and for the answer',
  turned: 'a table on its side, with a question in each column',
  'separated text': 'text in one column, parted into cells',
}

/** The shape in which a table was read, in words that fit behind “Read as:”. */
export function shapeName({ shape = 'rows' }: SheetTable): string {
  return names[shape]
}

/** The sentence that tells the shape in which a table was read; undefined for the plain one. */
export function shapeNote(table: SheetTable): string | undefined {
  if (table.shape === undefined) return undefined
  const rows = table.shape === 'turned' ? ' Row 2 is column B of the file.' : ''
  return `Read as: ${shapeName(table)}.${rows}`
}
