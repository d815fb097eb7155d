import { separatedCells, separatorOf } from '../text.ts'
import type { SheetNote } from '../codes.ts'
import type { DecodedSheet } from '../sheet.ts'
import { isAnyPicture, readingNotes } from './beside.ts'
import { type NumberContext, sheetLanguage } from './numbers.ts'
import { type Separator, waysOfText } from './shown-values.ts'
import { sheetRows, type Worksheet, worksheetsOf } from './worksheets.ts'
import { contentOfPart, partNamesOf, type ZipFault, zipFault } from './zip.ts'
import { type SheetCells, sheetsOfMarkup } from './markup.ts'

/** Larger files, in bytes, are not opened. */
export const maxBytes = 10 * 1024 * 1024
const zipMagic = 0x504b0304
const oleMagic = 0xd0cf11e0

export type DecodeError = ZipFault

/**
 * The sheets of a file, or why it has none. They are decoded one after the other as they are asked for, and throw if that
 * fails. `language` is the reader's, for dates and signs; only text counts as a sheet by the file's name.
 */
export async function decodeFile(
  bytes: ArrayBuffer,
  language: string,
  fileName: string,
): Promise<Iterable<Worksheet> | DecodeError> {
  if (bytes.byteLength > maxBytes) return 'too-large'
  const others = await sheetsOfOtherFile(new Uint8Array(bytes), fileName, language)
  return others ?? (await workbookFault(new Uint8Array(bytes))) ?? worksheetsOf(bytes, language)
}

async function workbookFault(bytes: Uint8Array<ArrayBuffer>): Promise<DecodeError | undefined> {
  const magic = bytes.length > 4 ? new DataView(bytes.buffer).getUint32(0) : 0
  if (magic === zipMagic) return zipFault(bytes)
  return magic === oleMagic ? undefined : 'unreadable'
}

/** OpenDocument by its content, text by .csv or .tsv, HTML and XML by .xls; undefined for every other file. */
async function sheetsOfOtherFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  language: string,
): Promise<Worksheet[] | undefined> {
  const markup = (text: string, hasPictures: boolean) =>
    markupSheets(text, hasPictures, { date1904: false, language: sheetLanguage(language) })
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const content = await contentOfPart(bytes, 'content.xml')
    return content && markup(new TextDecoder().decode(content), isAnyPicture(partNamesOf(bytes)))
  }
  const isOldWorkbook = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (/\.(?:csv|tsv)$/i.test(fileName) && !isOldWorkbook) return [textSheet(bytes)]
  const { text } = /\.xls$/i.test(fileName) ? decodedText(bytes) : { text: '' }
  return /^\s*</.test(text) ? markup(text, /<img\b/i.test(text)) : undefined
}

function textSheet(bytes: Uint8Array<ArrayBuffer>): Worksheet {
  const { text, encoding } = decodedText(bytes)
  if (text.includes('\0')) throw new Error('This is no text.')
  const { cells, separatedBy } = cellsOfText(text)
  const code = encoding === 'Windows-1252' ? 'text-read-in-doubt' : 'text-read'
  const note: SheetNote = { code, params: { encoding, separator: separatedBy } }
  const sheet = { cells, values: [], filteredRows: new Set<number>() }
  return { sheetName: '', decode: () => decodedSheet(sheet, [note], separatedBy) }
}

function markupSheets(text: string, hasPictures: boolean, context: NumberContext): Worksheet[] | undefined {
  const sheets = sheetsOfMarkup(text, context).map(({ name, isHidden, read }, i) => ({
    sheetName: name,
    worksheet: i + 1,
    isHidden,
    decode: () => {
      const sheet = read()
      return decodedSheet(sheet, readingNotes({ ...sheet, hasPictures }))
    },
  }))
  const [first, ...others] = sheets
  return first && [first, ...others.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))]
}

const maxColumns = 50

type TextCells = Pick<SheetCells, 'cells' | 'values' | 'filteredRows'> &
  Partial<Pick<SheetCells, 'hiddenColumns'>>

function decodedSheet(
  { cells, values, filteredRows, hiddenColumns = [] }: TextCells,
  notes: readonly SheetNote[],
  separatedBy?: Separator,
): DecodedSheet {
  const isCut = cells.some((row) => row.slice(maxColumns).some((cell) => cell.trim() !== ''))
  const shown = cells.slice(0, sheetRows).map((row) => row.slice(0, maxColumns))
  const plainValues = (row: number, column: number, text: string) => {
    const value = values[row]?.[column]
    return value ? value.ways() : waysOfText(text.trim(), separatedBy)
  }
  return {
    cells: shown,
    beside: { filteredRows, hiddenColumns, plainValues },
    notes: [...notes, ...(isCut ? readingNotes({ cutFrom: 'AY' }) : [])],
  }
}

function decodedText(bytes: Uint8Array<ArrayBuffer>): { text: string; encoding: string } {
  const [first = 1, second = 1] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decoded('utf-16le', bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decoded('utf-16be', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return decoded('windows-1252', bytes)
  }
}

const decoded = (encoding: string, bytes: Uint8Array<ArrayBuffer>) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding: encoding === 'windows-1252' ? 'Windows-1252' : 'UTF-16',
})

const controls = /[^\P{Cc}\t\n\r]/gu

const separatorNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const

/** The cells of a text file with commas, semicolons, tabs or bars. Excel's line `sep=;` names the separator. */
function cellsOfText(text: string): { cells: string[][]; separatedBy: Separator } {
  const named = /^sep=([;,\t|])\r?\n/i.exec(text)
  const body = (named ? text.slice(named[0].length) : text).replace(controls, '')
  const separator = (named?.[1] as keyof typeof separatorNames | undefined) ?? separatorOf(body)
  return { cells: separatedCells(body, separator), separatedBy: separatorNames[separator] }
}
