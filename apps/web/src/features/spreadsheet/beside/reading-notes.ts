import { listedNumbers, type SheetTable } from '@quizly/domain'
import type { BesideSheet } from './pictures.ts'
import type { Formatting } from '../workbook/rich-text.ts'

const mostNamed = 6

/** What a file shows and a quiz does not, or the other way round. Rows are counted from 0. */
export type Untold = Partial<BesideSheet> & {
  formatting?: Formatting
  filteredRows?: ReadonlySet<number>
  hiddenRows?: readonly number[]
  /** The first column that is cut off, such as AY. */
  cutFrom?: string | undefined
}

/** A sentence for everything that is left out, or that is read although it cannot be seen. */
export function readingNotes(untold: Untold): string[] {
  const { formatting: { struck, raised } = { struck: [], raised: [] } } = untold
  const { filteredRows = new Set(), hiddenRows = [], cutFrom, hasComments = false } = untold
  const notes = [
    filteredRows.size > 0 &&
      `${filteredRows.size === 1 ? '1 row that the sheet’s filter hides is' : `${filteredRows.size} rows that the sheet’s filter hides are`} left out: ${listedNumbers([...filteredRows].map((row) => row + 1))}.`,
    hiddenRows.length > 0 &&
      `Hidden rows are read like all others: ${listedNumbers(hiddenRows.map((row) => row + 1))}.`,
    cutFrom !== undefined &&
      `Only the first 50 columns are read: column ${cutFrom} and those behind it are left out.`,
    pictureNote(untold),
    hasComments && 'Comments on cells are left out.',
    struck.length > 0 && `Struck-through text is left out: ${named(struck)}.`,
    raised.length > 0 && `Raised and lowered signs are kept as ², ₂, ^ or _: look at ${named(raised)}.`,
  ]
  return notes.filter((note) => note !== false)
}

/** The tables with further notes. */
export function withNotes(tables: SheetTable[], notes: readonly string[]): SheetTable[] {
  if (notes.length === 0) return tables
  return tables.map((table) => ({ ...table, notes: [...(table.notes ?? []), ...notes] }))
}

function pictureNote({ hasPictures = false, pictureRows = [] }: Untold): string | false {
  if (!hasPictures) return false
  const at =
    pictureRows.length > 0
      ? ` at ${new Set(pictureRows).size === 1 ? 'row' : 'rows'} ${listedNumbers(pictureRows)}`
      : ''
  return `The pictures${at} are left out. Change the questions that need them.`
}

function named(addresses: readonly string[]): string {
  const cells = [...new Set(addresses)]
  const more = cells.length > mostNamed ? ` and ${cells.length - mostNamed} more` : ''
  return `${cells.length === 1 ? 'cell' : 'cells'} ${cells.slice(0, mostNamed).join(', ')}${more}`
}
