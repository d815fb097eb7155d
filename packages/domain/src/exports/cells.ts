/**
 * One cell of an exported file. A text stays a text and a number a number; `moment` is in ms since 1970. Null is an
 * empty cell.
 */
export type ExportCell = string | number | { moment: number } | null
