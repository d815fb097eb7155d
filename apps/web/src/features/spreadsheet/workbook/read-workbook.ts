import {
  type FileFault,
  parseSheet,
  type SheetNote,
  type SheetReading,
  type SheetTable,
} from '@quizly/spreadsheets'
import { sheetsOfOtherFile } from './other-files.ts'
import { withNotes } from './beside.ts'
import {
  firstWorksheet,
  isHiddenWorksheet,
  openWorksheet,
  otherWorksheets,
  type Worksheet,
  tablesOfWorksheet,
} from './worksheets.ts'
import { zipFault } from './zip.ts'

/** `otherWorksheet` is the one among `others` that has questions if this sheet has none. */
export type ReadSheet = SheetReading & {
  others: SheetReading[]
  otherWorksheet?: SheetReading | undefined
  error?: never
}
/** Why there is no sheet. If the first one is empty, another worksheet may have questions. */
export type ReadFailure = {
  error: 'unreadable' | 'empty' | 'password' | 'too-large'
  fault: FileFault
  otherWorksheet?: SheetReading | undefined
}

/** Larger files, in bytes, are not opened. */
export const maxBytes = 10 * 1024 * 1024
const zipMagic = 0x504b0304
const oleMagic = 0xd0cf11e0
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
    if (bytes.byteLength > maxBytes) return failure('too-large')
    const others = await sheetsOfOtherFile(new Uint8Array(bytes), fileName, language)
    if (others) return firstWithQuestions(others)
    const fault = await fileFault(new Uint8Array(bytes))
    return fault === undefined ? firstWithQuestions(worksheetsOf(bytes, language)) : failure(fault)
  } catch (error) {
    return failure(/password|encrypt/i.test(String(error)) ? 'password' : 'unreadable')
  }
}

const failure = (error: ReadFailure['error'], fault = faults[error]): ReadFailure => ({ error, fault })

async function fileFault(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFailure['error'] | undefined> {
  if (bytes.length > maxBytes) return 'too-large'
  const magic = bytes.length > 4 ? new DataView(bytes.buffer).getUint32(0) : 0
  if (magic === zipMagic) return zipFault(bytes)
  return magic === oleMagic ? undefined : 'unreadable'
}

function* worksheetsOf(bytes: ArrayBuffer, language: string): Generator<Worksheet> {
  const first = firstWorksheet(bytes)
  const { book, worksheet, sheetName } = first
  const isHidden = isHiddenWorksheet(book, worksheet)
  yield { sheetName, worksheet: worksheet + 1, isHidden, tables: () => tablesOfWorksheet(first, language) }
  for (const each of otherWorksheets(first)) {
    const tables = (rows?: number) => {
      const open = openWorksheet(bytes, each, rows)
      return open?.worksheet === each ? tablesOfWorksheet(open, language) : []
    }
    const name = book.SheetNames[each] ?? ''
    yield { sheetName: name, worksheet: each + 1, isHidden: isHiddenWorksheet(book, each), tables }
  }
}

/** If the first worksheet has no questions or is hidden, another one is offered. Further ones with questions are named. */
function firstWithQuestions(worksheets: Iterable<Worksheet>): ReadSheet | ReadFailure {
  let found: ReadSheet | ReadFailure | undefined
  let sound: ReadSheet | undefined
  const further: Worksheet[] = []
  for (const each of worksheets) {
    const { tables, isHidden = false, ...place } = each
    if (sound) {
      const [table] = isHidden ? [] : tables(looksQuick)
      if (table && hasQuestionsIn(table)) further.push(each)
      continue
    }
    if (!found) {
      found = checked(place, tables())
      const isEnough = found.error === undefined ? hasQuestionsIn(found.table) : found.error !== 'empty'
      if (isEnough && found.error === undefined && isHidden)
        found = withNote(found, { code: 'hidden-tab-read' })
      else if (isEnough && found.error === undefined) sound = found
      else if (isEnough) return found
      continue
    }
    const [table] = tables()
    if (table && table.rows.length <= maxRows && hasQuestionsIn(table))
      return withOtherWorksheet(found, { ...place, table })
  }
  if (sound) return further.length > 0 ? withNote(sound, furtherNote(further)) : sound
  return found ?? failure('empty')
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
