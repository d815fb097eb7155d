import { utils } from '@e965/xlsx'
import { type SheetTable, tablesOfAnyShape } from '@quizly/domain'
import { cellLooks, struckCells } from '../beside/cell-looks.ts'
import { displayedCells } from './cells.ts'
import { formulasWithoutResult, formulasWithZero } from './formulas.ts'
import { hiddenParts } from '../beside/hidden.ts'
import { sheetLanguage } from './language.ts'
import { partOf, sheetXml } from './parts.ts'
import { leftOutBeside } from '../beside/pictures.ts'
import { readingNotes, withNotes } from '../beside/reading-notes.ts'
import { plainValues } from './plain-values.ts'
import { type OpenTab, sheetRows } from './tabs.ts'

/** The tables that can be read from a tab, the most plausible one first. */
export function tablesOfTab(open: OpenTab, language: string): SheetTable[] {
  const { book, tab, sheet } = open
  const xml = sheetXml(book, tab)
  const styles = partOf(book, 'xl/styles.xml')
  const context = {
    date1904: book.Workbook?.WBProps?.date1904 ?? false,
    language: sheetLanguage(language),
  }
  const zeros = formulasWithZero(xml)
  const isUncalculated = /\bfullCalcOnLoad="(?:1|true)"/.test(partOf(book, 'xl/workbook.xml'))
  const withoutResult = [...formulasWithoutResult(xml), ...(isUncalculated ? zeros : [])]
  const data = { sheet, withoutResult, struck: struckCells(xml, styles), xml }
  const { cells, ...leftOut } = displayedCells(data, sheetRows, context)
  const hidden = hiddenParts(sheet, xml)
  const notes = readingNotes({ ...leftOut, ...leftOutBeside(book, tab), ...hidden })
  const beside = {
    ...hidden,
    zeroFormulas: zeros.map((address) => utils.decode_cell(address)),
    plainValues: plainValues(sheet, context),
  }
  return withNotes(tablesOfAnyShape(cells, beside, cellLooks(xml, styles)), notes)
}
