import { questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import { table as tableWords } from '@quizly/words/spreadsheet.ts'
import type { QuestionType } from '@quizly/domain'
import {
  choiceFinder,
  type ColumnRole,
  type Fix,
  type ParsedAs,
  type SheetRow,
  type SheetTable,
} from '@quizly/spreadsheets'
import { useMemo } from 'react'
import type { RowMessages } from './cell-messages.ts'
import type { Place } from './use-next-problem.ts'

export type RowActions = {
  edit: (row: number, position: number, text: string) => void
  fix: (row: number, fix: Fix) => void
  remove: (row: number) => void
  goOn: (after?: Place) => void
}

export type SheetRowProps = {
  row: SheetRow
  layout: SheetLayout
  messages: RowMessages | undefined
  parsedAs: ParsedAs | undefined
  isOpen: boolean
  actions: RowActions
}

/** What all rows of the table have in common. `question` and `key` are positions of columns, or -1. */
export type SheetLayout = {
  columns: readonly string[]
  question: number
  key: number
  choicesOf: ReturnType<typeof choiceFinder>
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

export function parsedAsWords(
  position: number,
  { question, key }: Pick<SheetLayout, 'question' | 'key'>,
  parsedAs: ParsedAs | undefined,
): string | undefined {
  const typedAnswers: Partial<Record<QuestionType, string>> = tableWords.typedAnswers
  const typed = parsedAs && position === key ? typedAnswers[parsedAs.type] : undefined
  if (parsedAs && typed !== undefined) {
    const { accepted = [] } = parsedAs
    return accepted.length === 0 ? typed : tableWords.alsoAccepted(typed, accepted.join(format.comma))
  }
  return parsedAs && position === question ? typeWords.names[parsedAs.type] : undefined
}
