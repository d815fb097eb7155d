import { choiceFinder, type ColumnRole, type SheetTable } from '@quizly/domain'
import { useMemo } from 'react'

/** What all rows of the table have in common. `question` and `key` are positions of columns, or -1. */
export type SheetLayout = {
  columns: readonly string[]
  question: number
  key: number
  choicesOf: ReturnType<typeof choiceFinder>
  /** Whether there is room for a table; otherwise each row is a card. */
  isWide: boolean
}

/** The layout of a table whose columns have these roles; the same object until one of them changes. */
export function useSheetLayout(
  { columns, roles: chosen }: SheetTable,
  roles: readonly ColumnRole[],
  isWide: boolean,
): SheetLayout {
  return useMemo(
    () => ({
      columns,
      question: roles.indexOf('question'),
      key: roles.indexOf('correct'),
      choicesOf: choiceFinder({ columns, ...(chosen && { roles: chosen }) }),
      isWide,
    }),
    [columns, chosen, roles, isWide],
  )
}
