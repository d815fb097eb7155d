export * from './write/csv.ts'
export * from './write/quiz-cells.ts'
export * from './write/result-cells.ts'
export {
  type CellMessage,
  type ColumnRole,
  columnRoles,
  type Fix,
  type FixKind,
  formulaWithoutResult,
  type Note,
  type ParsedAs,
  type SheetReading,
  type SheetRow,
  type SheetTable,
} from './sheet.ts'
export { rolesOf, withRole } from './columns/columns.ts'
export { type BesideCells, columnLetters, tableFromCells } from './layout/table.ts'
export { tablesOfAnyShape } from './layout/shapes.ts'
export { parseAhead, type ParsedSheet, parseSheet, rowsParsed, takeParsedRows } from './parse-sheet.ts'
export type { ParsedRow } from './rows/question.ts'
export { headerRows } from './columns/header.ts'
export { choiceFinder, fixesForAll, type RowChoices, withFix, withFixes } from './fixes.ts'
export {
  readOtherwise,
  rowObjects,
  type StoredSheet,
  storedSheet,
  tableFromRowObjects,
  uploadedSheet,
  type UploadedSheet,
} from './storage.ts'
export { columnLayouts, type ColumnLayout, withLayout } from './column-layouts.ts'
export * from './codes.ts'
export { listedNumbers, placeOf, quoted, separatedCells, separatorOf } from './text.ts'
