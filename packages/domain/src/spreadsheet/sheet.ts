import type { ColumnRole } from './columns/roles.ts'
import type { Fix } from './fixes/fix.ts'

/** A row below the headings: its number in the sheet and the text of each column. */
export type SheetRow = { row: number; values: string[] }

const shapes = [
  'rows',
  'list in a cell',
  'list in the question',
  'row for each option',
  'tick columns',
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
 * taken for where the headings do not decide it. `notes` are sentences about the whole sheet that the educator
 * should see; they do not change how the rows are read.
 */
export type SheetTable = {
  columns: string[]
  rows: SheetRow[]
  headerRow: number
  letters?: string[]
  roles?: ColumnRole[]
  shape?: SheetShape
  notes?: string[]
  plainValues?: PlainValue[]
}

/** A sheet of a file as a table. `tab` is its place among the tabs from 1, if the file has tabs. */
export type SheetReading = { sheetName: string; tab?: number; table: SheetTable }

/**
 * A message about a cell, or about the whole sheet if `column` is ''. `fixes` are what one click can do about
 * it, the most likely first.
 */
export type CellMessage = { row: number; column: string; message: string; fixes?: Fix[] }

/** The text of a formula cell for which the file contains no result. */
export const formulaWithoutResult = '#FORMULA!'
