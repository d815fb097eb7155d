/** A row below the headings: its number in the sheet and the text of each column. */
export type SheetRow = { row: number; values: string[] }

/** A table from a sheet. `columns` are the headings as typed, made unique. */
export type SheetTable = { columns: string[]; rows: SheetRow[]; headerRow: number }

/** A message about a cell, or about the whole sheet if `column` is ''. */
export type CellMessage = { row: number; column: string; message: string }

/** The text of a formula cell for which the file contains no result. */
export const formulaWithoutResult = '#FORMULA!'
