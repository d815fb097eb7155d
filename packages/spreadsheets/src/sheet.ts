import type { QuestionType } from '@quizly/domain'
import type { FixLabel, SheetFinding, SheetNote } from './codes.ts'
import type { ColumnRole } from './roles.ts'

/** A row below the headings: its number in the sheet and the text of each column. */
export type SheetRow = { row: number; values: string[] }

const shapes = [
  'rows',
  'list in a cell',
  'list in the question',
  'row for each option',
  'tick columns',
  'key as a mask',
  'right then wrong',
  'marked options',
  'text',
  'turned',
  'separated text',
  'no headings',
] as const
/** How the questions stand in a sheet. `rows` is the plain way: one question per row. */
export type SheetShape = (typeof shapes)[number]

/** Whether a value that was stored names a shape. */
export function isShape(value: unknown): value is SheetShape {
  return shapes.some((shape) => shape === value)
}

/** A cell that shows a number or a day in some format: its text, and the other ways to write the same. */
export type PlainValue = { row: number; column: number; text: string; ways: string[] }

/**
 * A table from a sheet. `columns` are the headings as typed, made unique. `letters` are those of the columns in
 * the file, if they are not A, B, C and so on. `roles` says what each column is
 * taken for where the headings do not decide it. `converted`: what looks like formulas and web characters becomes these. `notes` are about the whole sheet, for the educator; they do not
 * change how the rows are read.
 */
export type SheetTable = {
  columns: string[]
  rows: SheetRow[]
  headerRow: number
  letters?: string[]
  roles?: ColumnRole[]
  shape?: SheetShape
  converted?: true
  notes?: Note[]
  plainValues?: PlainValue[]
}

/** The other ways to write the number or the day in a cell with this text. */
export type WaysOf = (row: number, column: number, text: string) => readonly string[]

/** What a sheet says besides its texts. Columns and rows count from 0; with `rowNumbers`, rows have no formulas. */
export type BesideCells = {
  hiddenColumns?: readonly number[]
  filteredRows?: ReadonlySet<number>
  rowNumbers?: readonly number[]
  /** The other ways to write the number or the day in a cell with this text. Row and column are counted from 0. */
  plainValues?: ((row: number, column: number, text: string) => string[]) | undefined
  /** Cells with a formula that gives 0, as it does where it was never calculated or refers to an empty cell. */
  zeroFormulas?: readonly { r: number; c: number }[]
  /** False if the first row is one like all others. */
  hasHeadings?: boolean
}

/** Whether the cell of this row and column, both counted from 0, is set off by its look, and how. */
export type LookOfCell = (row: number, column: number) => string | undefined

/** A sheet of a file: its cells as they are displayed, what else the file says of them, and notes on what it cannot say. */
export type DecodedSheet = {
  cells: readonly (readonly string[])[]
  beside: BesideCells
  look?: LookOfCell
  notes: SheetNote[]
}

/** A text is what an older version stored, in English. */
export type Note = SheetNote | string

/** A sheet of a file as a table. `worksheet` is its number in the file from 1, if that has several. */
export type SheetReading = { sheetName: string; worksheet?: number; table: SheetTable }

/** About a cell, or about the whole sheet if `column` is ''. The most likely fix comes first. */
export type CellMessage = SheetFinding & { row: number; column: string; fixes?: Fix[] }

/** The text of a formula cell for which the file contains no result. */
export const formulaWithoutResult = '#FORMULA!'

/** What a fix does. Fixes of one kind can be made in all rows at once, because they fix the same fault. */
export type FixKind =
  /** Writes the key plainly, as it was read. */
  | 'as-read'
  /** Writes the key plainly, as it could have been read too. */
  | 'other-reading'
  /** Writes the key that was probably meant. */
  | 'nearest'
  /** Reads all keys of the sheet as positions from 0. */
  | 'from-zero'
  /** Takes the column of types for none, or empties the cells that name none. */
  | 'type-unused'
  | 'clear-types'
  /** Makes formulas, letters and signs of what other programs write for them. */
  | 'convert'
  /** Writes the fractions of which dates were made, as they would be where days stand first, or months. */
  | 'as-fraction'
  | 'as-turned-fraction'
  /** Writes a day so that it is no fraction. */
  | 'as-date'
  | 'true-false'
  | 'choice'
  | 'several'
  | 'written'
  | 'one-spelling'
  /** Makes each part of a written answer an accepted answer. */
  | 'accepted-answers'
  /** Makes a numeric answer of a text with a tolerance. */
  | 'as-number'
  | 'clear-placeholder'
  | 'clear-repeated'
  | 'clear-type'
  | 'remove-blank'
  | 'remove-title'
  | 'remove-unmarkable'
  | 'remove-repeated'
  | 'remove-headings'
  /** Takes the notes on options out of what our own files say of a question. */
  | 'leave-out-notes'

/** A cell of the row: by the position of its column, or by a role whose column is added if there is none. */
export type FixedCell = { column: number | ColumnRole; text: string }

/** What one click does: it writes cells of a row, or removes the row if there are none. Some kinds change the whole sheet. */
export type Fix = { kind: FixKind; label: FixLabel; cells: FixedCell[] }

/** `loosely`: by a rule that shows its reading in a warning; `answer`: no option is named. */
export type KeyReading = 'text' | 'letter' | 'position' | 'loosely' | 'answer'

/** `correctColumns`: where the correct options stand; the key's column if that is nowhere, empty for a written answer. */
export type ParsedAs = {
  type: QuestionType
  correctColumns: number[]
  keyReading: KeyReading
  accepted?: string[]
}
