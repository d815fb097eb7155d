/** A row below the headings: its number in the sheet and the text of each column. */
export type SheetRow = { row: number; values: string[] }

/** A sheet of which `columns` are the headings as typed, made different from each other. */
export type SheetTable = { columns: string[]; rows: SheetRow[]; headerRow: number }

/** A sentence about a cell, or about the whole sheet where `column` is ''. */
export type CellMessage = { row: number; column: string; message: string }

/** What stands in the cell of a formula for which the file holds no result. */
export const formulaWithoutResult = '#FORMULA!'
