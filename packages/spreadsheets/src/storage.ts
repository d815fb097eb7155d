import { headingRoles } from './columns/columns.ts'
import { rolesOfRows } from './columns/roles-of-rows.ts'
import {
  isShape,
  type Note,
  type PlainValue,
  type SheetReading,
  type SheetRow,
  type SheetTable,
} from './sheet.ts'
import { cellText } from './text.ts'
import { maxPlainValues } from './rows/plain-values.ts'
import { areRoles, type ColumnRole } from './roles.ts'

/** `others` are what could have been read instead: another worksheet, or the same one in another shape. */
export type UploadedSheet = SheetReading & { fileName: string; others?: SheetReading[] }
/** The texts in which a sheet is stored: its rows as objects keyed by heading, and all else about it. */
export type StoredSheet = { quizData: string; quizDataMeta: string }

const maxColumns = 200
/** In characters, with all readings. Browsers store about five million for a whole site. */
const maxStored = 1_500_000

type Beside = {
  columns?: unknown
  rowNumbers?: unknown
  headerRow?: unknown
  letters?: unknown
  roles?: unknown
  shape?: unknown
  converted?: unknown
  notes?: unknown
  plainValues?: unknown
}

/** The rows as objects keyed by heading. Every heading, even `__proto__`, is an ordinary property. */
export function rowObjects({ columns, rows }: SheetTable): Record<string, string>[] {
  return rows.map(({ values }) => Object.fromEntries(columns.map((column, i) => [column, values[i] ?? ''])))
}

/** The table of row objects. Rows are numbered from 2, unless `rowNumbers` gives each a number and the numbers increase. */
export function tableFromRowObjects(objects: readonly unknown[], beside: Beside = {}): SheetTable {
  const rows = objects.map((each) => (isObject(each) ? each : {}))
  const known = isList(beside.columns) ? beside.columns.filter((column) => typeof column === 'string') : []
  const columns = columnsOf(known, rows)
  const given = isList(beside.rowNumbers) && beside.rowNumbers.length === rows.length ? beside.rowNumbers : []
  const numbers = given.filter(isRowNumber).filter((each, i, all) => i === 0 || each > Number(all[i - 1]))
  const sheetRows = rows.map((row, i) => ({
    row: (numbers.length === given.length ? numbers[i] : undefined) ?? i + 2,
    values: columns.map((column) => (Object.hasOwn(row, column) ? cellText(row[column]) : '')),
  }))
  const roles = areRoles(beside.roles, columns.length) ? beside.roles : rolesByRows(columns, sheetRows)
  return {
    columns,
    rows: sheetRows,
    headerRow: isRowNumber(beside.headerRow) ? beside.headerRow : 1,
    ...(isList(beside.letters) && { letters: beside.letters.filter((each) => typeof each === 'string') }),
    ...(roles && { roles }),
    ...(isShape(beside.shape) && { shape: beside.shape }),
    ...(beside.converted === true && { converted: true }),
    ...(isList(beside.notes) && { notes: beside.notes.filter(isNote) }),
    ...(isList(beside.plainValues) && {
      plainValues: beside.plainValues.slice(0, maxPlainValues).filter(isPlainValue),
    }),
  }
}

/** Undefined if the headings alone say it. */
function rolesByRows(columns: readonly string[], rows: readonly SheetRow[]): ColumnRole[] | undefined {
  const plain = headingRoles(columns)
  const { roles } = rolesOfRows(plain, columns, rows)
  return roles === plain ? undefined : roles
}

function columnsOf(known: readonly string[], objects: readonly object[]): string[] {
  const columns = new Set(known.slice(0, maxColumns))
  for (const each of objects) {
    for (const key in each) {
      if (columns.size >= maxColumns) return [...columns]
      if (Object.hasOwn(each, key)) columns.add(key)
    }
  }
  return [...columns]
}

/** The texts in which an uploaded sheet is stored. Other readings are stored as long as there is room. */
export function storedSheet({ fileName, others = [], ...reading }: UploadedSheet): StoredSheet {
  const quizData = JSON.stringify(rowObjects(reading.table))
  let free = maxStored - quizData.length
  const otherSheets = others
    .map((other) => ({ ...besideRows(other), rows: rowObjects(other.table) }))
    .filter((other) => (free -= JSON.stringify(other).length) >= 0)
  const beside = { fileName, ...besideRows(reading), ...(otherSheets.length > 0 && { others: otherSheets }) }
  return { quizData, quizDataMeta: JSON.stringify(beside) }
}

function besideRows({ table, ...rest }: SheetReading) {
  const { rows, ...others } = table
  return { ...rest, ...others, rowNumbers: rows.map(({ row }) => row) }
}

/** The sheet read otherwise. What it was read as before can be chosen again. */
export function readOtherwise(sheet: UploadedSheet, chosen: SheetReading): UploadedSheet {
  const { fileName, others = [], ...before } = sheet
  return { fileName, ...chosen, others: [before, ...others.filter((other) => other !== chosen)] }
}

/** The sheet that was stored; undefined if there is none or it has no rows. The rows alone are enough. */
export function uploadedSheet(
  quizData: string | null,
  quizDataMeta: string | null,
): UploadedSheet | undefined {
  const objects = parsed(quizData)
  if (!isList(objects) || objects.length === 0) return undefined
  const meta = parsed(quizDataMeta)
  const beside = new Map(isObject(meta) ? Object.entries(meta) : [])
  const others = readingsIn(beside.get('others'))
  return {
    fileName: cellText(beside.get('fileName')),
    ...readingOf(objects, beside),
    ...(others.length > 0 && { others }),
  }
}

function readingOf(objects: readonly unknown[], beside: ReadonlyMap<string, unknown>): SheetReading {
  const worksheet = beside.get('worksheet')
  return {
    sheetName: cellText(beside.get('sheetName')),
    ...(isRowNumber(worksheet) && { worksheet }),
    table: tableFromRowObjects(objects, Object.fromEntries(beside)),
  }
}

function readingsIn(stored: unknown): SheetReading[] {
  if (!isList(stored)) return []
  return stored.filter(isObject).flatMap((each) => {
    const beside = new Map(Object.entries(each))
    const rows = beside.get('rows')
    return isList(rows) && rows.length > 0 ? [readingOf(rows, beside)] : []
  })
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

/** Its parameters are looked at where it is said. */
const isNote = (value: unknown): value is Note =>
  typeof value === 'string' || (isObject(value) && typeof value['code'] === 'string')

function isPlainValue(value: unknown): value is PlainValue {
  if (!isObject(value)) return false
  const { row, column, text, ways } = value
  const isPlace = isRowNumber(row) && Number.isInteger(column)
  return isPlace && typeof text === 'string' && isList(ways) && ways.every((way) => typeof way === 'string')
}

const isRowNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
