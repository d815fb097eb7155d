import { placeOf, type SheetFinding } from '@quizly/spreadsheets'
import {
  cellFindings,
  fileFaults,
  fileNotes,
  fixes,
  fixesForAll,
  keyFindings,
  notes,
  writtenInstead,
} from './en/spreadsheet.ts'
import { inEnglish } from './sentences.ts'

/** What is told about an uploaded sheet in English. The app says it by the words of its spreadsheet screens. */
export const sheetFindings = { ...cellFindings, ...keyFindings, ...writtenInstead }
export const sheetNotes = { ...notes, ...fileNotes }
export { fileFaults, fixes, fixesForAll }

/** The English sentence for programs, with the cell that it is about. */
export function cellMessageInEnglish(finding: SheetFinding & { row: number; column: string }): string {
  const problem = inEnglish(finding, sheetFindings)
  if (finding.column === '') return problem
  return inEnglish({ code: 'in-cell', params: { ...placeOf(finding), problem } }, sheetFindings)
}
