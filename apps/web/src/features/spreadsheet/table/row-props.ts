import type { Fix, RowMeaning, SheetRow } from '@quizly/domain'
import type { RowMessages } from '../cells/cell-messages.ts'
import type { Place } from '../fixes/next-problem.ts'
import type { SheetLayout } from './sheet-layout.ts'

/** What can be done with a row by its number. */
export type RowActions = {
  edit: (row: number, position: number, text: string) => void
  fix: (row: number, fix: Fix) => void
  remove: (row: number) => void
  /** Goes on to the next problem after this cell. */
  goOn: (after?: Place) => void
}

export type SheetRowProps = {
  row: SheetRow
  layout: SheetLayout
  messages: RowMessages | undefined
  parsedAs: RowMeaning | undefined
  /** Whether all cells can be edited. */
  isOpen: boolean
  actions: RowActions
}
