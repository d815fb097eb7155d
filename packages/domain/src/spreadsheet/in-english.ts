import { inEnglish } from '@quizly/words/problems.ts'
import { sheetFindings } from '@quizly/words/sheets.ts'
import type { CellMessage } from './sheet.ts'
import { shortened } from './text.ts'

/** The place of what is told about a cell, as its sentence names it. */
export function placeOf({ row, column }: Pick<CellMessage, 'row' | 'column'>) {
  return { row, column: shortened(column, 40) }
}

/** The English sentence for programs. */
export function cellMessageInEnglish(told: CellMessage): string {
  const problem = inEnglish(told, sheetFindings)
  if (told.column === '') return problem
  return inEnglish({ code: 'in-cell', params: { ...placeOf(told), problem } }, sheetFindings)
}
