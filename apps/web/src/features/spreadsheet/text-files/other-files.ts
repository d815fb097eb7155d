import { type SheetTable, tablesOfAnyShape } from '@quizly/domain'
import { isAnyPicture } from '../beside/pictures.ts'
import { readingNotes, withNotes } from '../beside/reading-notes.ts'
import { sheetRows, type Tab } from '../workbook/tabs.ts'
import { contentOfPart, partNamesOf } from '../workbook/zip.ts'
import { cellsOfText, decodedText } from './decoded.ts'
import { type SheetCells, sheetsOfMarkup } from './markup.ts'

/**
 * The sheets of a file that is no Excel workbook: OpenDocument by its content, text by the ending .csv or .tsv,
 * HTML and XML under the ending .xls. Undefined for every other file.
 */
export async function sheetsOfOtherFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<Tab[] | undefined> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const content = await contentOfPart(bytes, 'content.xml')
    return content && markupSheets(new TextDecoder().decode(content), isAnyPicture(partNamesOf(bytes)))
  }
  if (/\.(?:csv|tsv)$/i.test(fileName)) return [textSheet(bytes)]
  const { text } = /\.xls$/i.test(fileName) ? decodedText(bytes) : { text: '' }
  return /^\s*</.test(text) ? markupSheets(text, /<img\b/i.test(text)) : undefined
}

function textSheet(bytes: Uint8Array<ArrayBuffer>): Tab {
  const { text, encoding } = decodedText(bytes)
  const { cells, separatedBy } = cellsOfText(text)
  const note = `Read as ${encoding}, separated by ${separatedBy}.`
  return { sheetName: '', tables: () => tablesOf({ cells, filteredRows: new Set(), hiddenRows: [] }, [note]) }
}

function markupSheets(text: string, hasPictures: boolean): Tab[] | undefined {
  const sheets = sheetsOfMarkup(text).map(({ name, read }, i) => ({
    sheetName: name,
    tab: i + 1,
    tables: () => {
      const sheet = read()
      return tablesOf(sheet, readingNotes({ ...sheet, hasPictures }))
    },
  }))
  return sheets.length > 0 ? sheets : undefined
}

const mostColumns = 50

function tablesOf({ cells, filteredRows }: SheetCells, notes: readonly string[]): SheetTable[] {
  const isCut = cells.some((row) => row.slice(mostColumns).some((cell) => cell.trim() !== ''))
  const shown = cells.slice(0, sheetRows).map((row) => row.slice(0, mostColumns))
  return withNotes(tablesOfAnyShape(shown, { filteredRows }), [
    ...notes,
    ...(isCut ? readingNotes({ cutFrom: 'AY' }) : []),
  ])
}
