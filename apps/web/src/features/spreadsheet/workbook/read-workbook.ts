import { type DenseWorkSheet, read, type WorkBook } from '@e965/xlsx'
import { questionsFromRows, type SheetTable, tableOfAnyShape } from '@quizly/domain'
import { cellLooks } from './cell-looks.ts'
import { displayedCells } from './cells.ts'
import { formulasWithoutResult, partOf, sheetXml } from './formulas.ts'
import { hiddenParts } from './hidden.ts'
import { sheetLanguage } from './language.ts'
import { readingNotes } from './reading-notes.ts'
import { cellsOfOtherFile } from '../text-files/other-files.ts'
import { zipFault } from './zip.ts'

/**
 * A sheet that was read. `otherTab` is another one that has questions, if this one has none; `number` counts
 * the tabs from 1.
 */
export type ReadSheet = {
  sheetName: string
  table: SheetTable
  otherTab?: { number: number; sheetName: string; table: SheetTable } | undefined
  error?: never
}
export type ReadFailure = { error: 'unreadable' | 'empty' | 'password' | 'too-large'; message: string }

/** Larger files, in bytes, are not opened. */
export const mostBytes = 10 * 1024 * 1024
const zipMagic = 0x504b0304
const oleMagic = 0xd0cf11e0
const mostRows = 10_000
/** Enough to see that there are too many rows with questions, however many rows are blank. */
const sheetRows = 65_536
const mostCounted = 65_000

const messages: Record<ReadFailure['error'], string> = {
  unreadable:
    'This file is not a workbook that can be read. Save it as an Excel workbook (.xlsx) and upload it again.',
  empty: 'No data found in the uploaded file!',
  password:
    'This workbook is protected with a password. Save it without a password in your spreadsheet program and upload it again.',
  'too-large': 'This file is too large. Leave only the sheet with the questions in it, without pictures.',
}

/**
 * Reads the first sheet of a file by its content; only text counts as a sheet by its name. `language` is the tag
 * of the reader's language, in which a spreadsheet program would show dates and decimal signs.
 */
export async function readWorkbook(
  bytes: ArrayBuffer,
  language = 'en-US',
  fileName = '',
): Promise<ReadSheet | ReadFailure> {
  try {
    if (bytes.byteLength > mostBytes) return failure('too-large')
    const cells = await cellsOfOtherFile(new Uint8Array(bytes), fileName)
    if (cells) return checked('', tableOfAnyShape(cells.slice(0, sheetRows)))
    const fault = await fileFault(new Uint8Array(bytes))
    return fault === undefined ? firstSheet(bytes, language) : failure(fault)
  } catch (error) {
    return failure(/password|encrypt/i.test(String(error)) ? 'password' : 'unreadable')
  }
}

const failure = (error: ReadFailure['error'], message = messages[error]): ReadFailure => ({ error, message })

async function fileFault(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFailure['error'] | undefined> {
  if (bytes.length > mostBytes) return 'too-large'
  const magic = bytes.length > 4 ? new DataView(bytes.buffer).getUint32(0) : 0
  if (magic === zipMagic) return zipFault(bytes)
  return magic === oleMagic ? undefined : 'unreadable'
}

function firstSheet(bytes: ArrayBuffer, language: string): ReadSheet | ReadFailure {
  const first = openSheet(bytes, 0)
  if (!first) throw new Error('There is no sheet that can be read.')
  const table = tableOf(first, language)
  const found = checked(first.sheetName, table)
  if (found.error !== undefined || hasQuestionsIn(found.table)) return found
  const other = otherTab(bytes, first, language)
  if (!other) return found
  const note = `The questions are on tab ${other.number}, “${other.sheetName}”. Only the first tab is read: move that tab to the front in your file and upload it again.`
  return { ...found, table: withNotes(found.table, [note]), otherTab: other }
}

const looksQuick = 60
const mostTabs = 12

/** Whether the first rows of a table give a question. */
function hasQuestionsIn(table: SheetTable): boolean {
  const { questions } = questionsFromRows({ ...table, rows: table.rows.slice(0, looksQuick) })
  return questions.length > 0
}

/** The first further tab with questions; hidden ones come last. */
function otherTab(bytes: ArrayBuffer, { book, tab }: OpenSheet, language: string): ReadSheet['otherTab'] {
  const isHidden = (each: number) => Boolean(book.Workbook?.Sheets?.[each]?.Hidden)
  const tabs = book.SheetNames.map((_, i) => i).slice(tab + 1, mostTabs)
  for (const each of tabs.toSorted((a, b) => Number(isHidden(a)) - Number(isHidden(b)))) {
    const open = openSheet(bytes, each)
    const table = open?.tab === each ? tableOf(open, language) : undefined
    if (open && table && table.rows.length <= mostRows && hasQuestionsIn(table))
      return { number: each + 1, sheetName: open.sheetName, table }
  }
  return undefined
}

function tableOf({ book, tab, sheet }: OpenSheet, language: string): SheetTable | undefined {
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false
  const xml = sheetXml(book, tab)
  const context = { date1904, language: sheetLanguage(language) }
  const withoutResult = formulasWithoutResult(xml)
  const { cells, formatting } = displayedCells({ sheet, withoutResult }, sheetRows, context)
  const hidden = hiddenParts(sheet, xml)
  const notes = readingNotes(book, formatting, hidden.filteredRows.size)
  const table = tableOfAnyShape(cells, hidden, cellLooks(xml, partOf(book, 'xl/styles.xml')))
  return table && withNotes(table, notes)
}

function checked(sheetName: string, table: SheetTable | undefined): ReadSheet | ReadFailure {
  if (!table) return failure('empty')
  const count = table.rows.length
  if (count <= mostRows) return { sheetName, table }
  const most = mostRows.toLocaleString('en')
  const has =
    count > mostCounted ? `more than ${mostCounted.toLocaleString('en')}` : count.toLocaleString('en')
  return failure(
    'too-large',
    `The sheet has ${has} rows, and ${most} are the most. Split it into several files.`,
  )
}

function withNotes(table: SheetTable, notes: string[]): SheetTable {
  return notes.length > 0 ? { ...table, notes: [...(table.notes ?? []), ...notes] } : table
}

type OpenSheet = { book: WorkBook; tab: number; sheetName: string; sheet: DenseWorkSheet }

/** The first tab from this one on that has cells; charts and macros are among the tabs too. */
function openSheet(bytes: ArrayBuffer, from: number): OpenSheet | undefined {
  for (let tab = from; ; tab++) {
    const lean = { cellFormula: false, cellHTML: false, cellNF: true }
    const book = read(bytes, { type: 'array', dense: true, sheets: tab, sheetRows, bookFiles: true, ...lean })
    const sheetName = book.SheetNames[tab] ?? ''
    const sheet = book.Sheets[sheetName] as DenseWorkSheet | undefined
    if (!sheet) return undefined
    if (sheet['!type'] === undefined || sheet['!type'] === 'sheet') return { book, tab, sheetName, sheet }
  }
}
