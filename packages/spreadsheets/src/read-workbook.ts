import type { FileFault, SheetNote } from './codes.ts'
import { parseSheet } from './parse-sheet.ts'
import type { DecodedSheet, SheetReading, SheetTable } from './sheet.ts'
import { type DecodeError, decodeFile, maxBytes } from './decode/decode-file.ts'
import type { Worksheet } from './decode/worksheets.ts'
import { tablesOfAnyShape } from './read-cells.ts'

/** `otherWorksheet` is the one among `others` that has questions if this sheet has none. */
export type ReadSheet = SheetReading & {
  others: SheetReading[]
  otherWorksheet?: SheetReading | undefined
  error?: never
}
/** Why there is no sheet. If the first one is empty, another worksheet may have questions. */
export type ReadFailure = {
  error: DecodeError | 'empty'
  fault: FileFault
  otherWorksheet?: SheetReading | undefined
}

export { maxBytes }

const maxRows = 10_000
const looksQuick = 60
const maxCounted = 65_000

const faults: Record<ReadFailure['error'], FileFault> = {
  unreadable: { code: 'file-unreadable' },
  empty: { code: 'file-empty' },
  password: { code: 'file-with-password' },
  'too-large': { code: 'file-too-large' },
}

/** Reads a file by its content; only text counts as a sheet by its name. `language` is the reader's, for dates and signs. */
export async function readWorkbook(
  bytes: ArrayBuffer,
  language = 'en-US',
  fileName = '',
): Promise<ReadSheet | ReadFailure> {
  try {
    const worksheets = await decodeFile(bytes, language, fileName)
    return typeof worksheets === 'string' ? failure(worksheets) : firstWithQuestions(worksheets)
  } catch (error) {
    return failure(/password|encrypt/i.test(String(error)) ? 'password' : 'unreadable')
  }
}

const failure = (error: ReadFailure['error'], fault = faults[error]): ReadFailure => ({ error, fault })

/** If the first worksheet has no questions or is hidden, another one is offered. Further ones with questions are named. */
function firstWithQuestions(worksheets: Iterable<Worksheet>): ReadSheet | ReadFailure {
  let found: ReadSheet | ReadFailure | undefined
  let sound: ReadSheet | undefined
  const further: Worksheet[] = []
  for (const each of worksheets) {
    const { decode, isHidden = false, ...place } = each
    if (sound) {
      const [table] = isHidden ? [] : tablesOf(decode(looksQuick))
      if (table && hasQuestionsIn(table)) further.push(each)
      continue
    }
    if (!found) {
      found = checked(place, tablesOf(decode()))
      const isEnough = found.error === undefined ? hasQuestionsIn(found.table) : found.error !== 'empty'
      if (isEnough && found.error === undefined && isHidden)
        found = withNote(found, { code: 'hidden-tab-read' })
      else if (isEnough && found.error === undefined) sound = found
      else if (isEnough) return found
      continue
    }
    const [table] = tablesOf(decode())
    if (table && table.rows.length <= maxRows && hasQuestionsIn(table))
      return withOtherWorksheet(found, { ...place, table })
  }
  if (sound) return further.length > 0 ? withNote(sound, furtherNote(further)) : sound
  return found ?? failure('empty')
}

/** The tables that the cells of a sheet may be, the likeliest first. */
function tablesOf(sheet: DecodedSheet | undefined): SheetTable[] {
  return sheet ? withNotes(tablesOfAnyShape(sheet.cells, sheet.beside, sheet.look), sheet.notes) : []
}

function withNotes(tables: SheetTable[], notes: readonly SheetNote[]): SheetTable[] {
  if (notes.length === 0) return tables
  return tables.map((table) => ({ ...table, notes: [...(table.notes ?? []), ...notes] }))
}

function furtherNote(worksheets: readonly Worksheet[]): SheetNote {
  const tabs = worksheets.map(({ worksheet, sheetName }) => `${worksheet} (“${sheetName}”)`)
  return { code: 'further-tabs', params: { count: tabs.length, tabs } }
}

function withNote(found: ReadSheet, note: SheetNote): ReadSheet {
  const [table = found.table] = withNotes([found.table], [note])
  return { ...found, table }
}

function withOtherWorksheet(found: ReadSheet | ReadFailure, other: SheetReading): ReadSheet | ReadFailure {
  if (found.error !== undefined) return { ...found, otherWorksheet: other }
  const others = [other, ...found.others]
  if (hasQuestionsIn(found.table)) return { ...found, others }
  const params = { tab: other.worksheet ?? 1, name: `“${other.sheetName}”` }
  const withTab = withNote(found, { code: 'questions-on-tab', params })
  return { ...withTab, otherWorksheet: other, others }
}

function hasQuestionsIn(table: SheetTable): boolean {
  const { questions } = parseSheet({ ...table, rows: table.rows.slice(0, looksQuick) })
  return questions.length > 0
}

function checked(place: Omit<SheetReading, 'table'>, tables: readonly SheetTable[]): ReadSheet | ReadFailure {
  const [table, ...others] = tables
  if (!table) return failure('empty')
  const count = table.rows.length
  if (count <= maxRows) {
    const valid = others.filter(({ rows }) => rows.length <= maxRows)
    return { ...place, table, others: valid.map((each) => ({ ...place, table: each })) }
  }
  return failure(
    'too-large',
    count > maxCounted
      ? { code: 'file-with-endless-rows', params: { counted: maxCounted, most: maxRows } }
      : { code: 'file-with-too-many-rows', params: { count, most: maxRows } },
  )
}
