import type { CallBodyInput, Calls } from '@quizly/contract'
import { type CellMessage, rowObjects, type SheetTable } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { browserLanguage, storedLanguage } from '../../../lib/languages.ts'
import { saveUnlessTaken } from '../../../lib/calls/free-code.ts'

type SaveBody = CallBodyInput<Calls['saveSpreadsheetQuiz']>

/**
 * The sheet and its details in the form that the call takes. Without one of its own the language is the browser's until
 * it is changed in the quiz's settings. A time limit that is not a number is refused by the contract.
 */
export function saveBody(
  fields: FormData,
  table: SheetTable,
  secretCode: string,
): Record<keyof SaveBody, unknown> {
  return {
    title: fields.get('title'),
    timeLimit: readNumber(fields.get('timeLimit')),
    questions: rowObjects(table),
    rowNumbers: table.rows.map(({ row }) => row),
    columns: table.columns,
    roles: table.roles,
    plainValues: table.plainValues,
    secretCode,
    language: fields.get('language') || storedLanguage(browserLanguage(navigator.language)),
  }
}

/** Saves the sheet as a quiz and returns its ID. */
export async function saveSheet(
  { secretCode = '', ...sheet }: SaveBody,
  renewCode: () => string,
): Promise<string> {
  const save = (code: string) => call('saveSpreadsheetQuiz', { body: { ...sheet, secretCode: code } })
  return (await saveUnlessTaken(secretCode, save, renewCode)).quizId
}

/** What the server found wrong with cells or with the whole sheet. */
export function refusedCells(error: unknown): CellMessage[] {
  const problems = error instanceof CallError ? (error.failure.problems ?? []) : []
  return problems.flatMap(({ row, column, message }) =>
    row === undefined || column === undefined ? [] : [{ row, column, message }],
  )
}
