import type { Mend, RowMeaning, SheetRow } from '@quizly/domain'
import type { RowMessages } from '../cells/cell-messages.ts'
import type { Place } from '../mending/next-problem.ts'
import type { SheetLayout } from './sheet-layout.ts'

/** What can be done with a row by its number. */
export type RowActions = {
  edit: (row: number, position: number, text: string) => void
  mend: (row: number, mend: Mend) => void
  remove: (row: number) => void
  /** Goes on to the next problem after this cell. */
  goOn: (after?: Place) => void
}

export type SheetRowProps = {
  row: SheetRow
  layout: SheetLayout
  messages: RowMessages | undefined
  became: RowMeaning | undefined
  /** Whether all cells can be edited. */
  isOpen: boolean
  actions: RowActions
}
