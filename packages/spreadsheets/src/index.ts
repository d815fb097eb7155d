export * from './write/csv.ts'
export * from './write/quiz-cells.ts'
export * from './write/result-cells.ts'
export {
  type CellMessage,
  type Fix,
  type FixKind,
  type Note,
  type ParsedAs,
  type SheetReading,
  type SheetRow,
  type SheetTable,
} from './sheet.ts'
export { type ColumnRole, columnRoles, offeredRoles } from './roles.ts'
export { rolesOf, withRole } from './columns/columns.ts'
export { columnLetters } from './layout/table.ts'
export { tableFromCells } from './read-cells.ts'
export { createSheetParser, type ParsedSheet, parseSheet, type SheetParser } from './parse-sheet.ts'
export { headerRows } from './columns/header.ts'
export {
  choiceFinder,
  type ColumnLayout,
  columnLayouts,
  fixesForAll,
  type RowChoices,
  withFix,
  withFixes,
  withLayout,
} from './fixes.ts'
export {
  readOtherwise,
  rowObjects,
  type StoredSheet,
  storedSheet,
  tableFromRowObjects,
  uploadedSheet,
  type UploadedSheet,
} from './storage.ts'
export * from './codes.ts'
export { placeOf, quoted } from './text.ts'
