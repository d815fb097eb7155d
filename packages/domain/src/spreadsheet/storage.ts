import { areRoles } from './columns/roles.ts'
import { isShape, type SheetTable } from './sheet.ts'
import { cellText } from './text.ts'

/** An uploaded sheet with the names of its file and of the sheet. */
export type UploadedSheet = { fileName: string; sheetName: string; table: SheetTable }
/**
 * The two texts in which a sheet is stored: its rows as objects keyed by heading, and everything else about
 * it.
 */
export type StoredSheet = { quizData: string; quizDataMeta: string }

const mostColumns = 200

type Beside = {
  columns?: unknown
  rowNumbers?: unknown
  headerRow?: unknown
  roles?: unknown
  shape?: unknown
  notes?: unknown
}

/** The rows as objects keyed by heading. Every heading, even `__proto__`, is an ordinary property. */
export function rowObjects({ columns, rows }: SheetTable): Record<string, string>[] {
  return rows.map(({ values }) => Object.fromEntries(columns.map((column, i) => [column, values[i] ?? ''])))
}

/**
 * The table of these row objects. Its columns are all their keys in order. Rows are numbered from 2, unless
 * `rowNumbers` gives each a number and the numbers increase.
 */
export function tableFromRowObjects(objects: readonly unknown[], beside: Beside = {}): SheetTable {
  const rows = objects.map((each) => (isObject(each) ? each : {}))
  const known = isList(beside.columns) ? beside.columns.filter((column) => typeof column === 'string') : []
  const columns = columnsOf(known, rows)
  const given = isList(beside.rowNumbers) && beside.rowNumbers.length === rows.length ? beside.rowNumbers : []
  const numbers = given.filter(isRowNumber).filter((each, i, all) => i === 0 || each > Number(all[i - 1]))
  return {
    columns,
    rows: rows.map((row, i) => ({
      row: (numbers.length === given.length ? numbers[i] : undefined) ?? i + 2,
      values: columns.map((column) => (Object.hasOwn(row, column) ? cellText(row[column]) : '')),
    })),
    headerRow: isRowNumber(beside.headerRow) ? beside.headerRow : 1,
    ...(areRoles(beside.roles, columns.length) && { roles: beside.roles }),
    ...(isShape(beside.shape) && { shape: beside.shape }),
    ...(isList(beside.notes) && { notes: beside.notes.filter((note) => typeof note === 'string') }),
  }
}

/** The known columns, then the other keys as they appear, up to the maximum number of columns. */
function columnsOf(known: readonly string[], objects: readonly object[]): string[] {
  const columns = new Set(known.slice(0, mostColumns))
  for (const each of objects) {
    for (const key in each) {
      if (columns.size >= mostColumns) return [...columns]
      if (Object.hasOwn(each, key)) columns.add(key)
    }
  }
  return [...columns]
}

/** The texts in which an uploaded sheet is stored. */
export function storedSheet({ fileName, sheetName, table }: UploadedSheet): StoredSheet {
  const { rows, ...rest } = table
  const beside = { fileName, sheetName, ...rest, rowNumbers: rows.map(({ row }) => row) }
  return { quizData: JSON.stringify(rowObjects(table)), quizDataMeta: JSON.stringify(beside) }
}

/**
 * The uploaded sheet that was stored; undefined if there is none or it has no rows. The rows alone are
 * enough.
 */
export function uploadedSheet(
  quizData: string | null,
  quizDataMeta: string | null,
): UploadedSheet | undefined {
  const objects = parsed(quizData)
  if (!isList(objects) || objects.length === 0) return undefined
  const meta = parsed(quizDataMeta)
  const beside = new Map(isObject(meta) ? Object.entries(meta) : [])
  return {
    fileName: cellText(beside.get('fileName')),
    sheetName: cellText(beside.get('sheetName')),
    table: tableFromRowObjects(objects, Object.fromEntries(beside)),
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value)
const isRowNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
