import { type CallBodyInput, type Calls, saveSpreadsheetBody } from '@quizly/contract'
import { rowObjects, type SheetParser, type SheetTable } from '@quizly/spreadsheets'
import { type FormEvent, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { CallError } from '../../../lib/failures.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { type CellErrorMessage, saveFailureMessage } from '../sheet-sentences.tsx'
import { call } from '../../../lib/calls/call.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { browserLanguage, storedLanguage } from '../../../lib/forms/languages.ts'
import { saveUnlessTaken } from '../../../lib/calls/free-code.ts'

const noProblems: [] = []

/** If cells are wrong too, they come before the fields' problems, which are listed at the top. */
export function useSheetSaving(
  { table, parser }: { table: SheetTable; parser: SheetParser },
  { secretCode, renewCode }: { secretCode: string; renewCode: () => string },
  on: {
    saved: (quizId: string) => void
    refused: (problems: readonly CellErrorMessage[]) => void
    cellsWrong: () => void
  },
) {
  const form = useRef<HTMLFormElement>(null)
  const toasts = useScreenToasts()
  const [listsFields, setListsFields] = useState(false)

  const hasBadCells = () => parser.parse(table, 1).problems.length > 0
  const saveAgain = () => form.current?.requestSubmit()
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: saveSpreadsheetBody,
    read: (fields) => saveBody(fields, table, parser, secretCode),
    submit: async (body) => {
      if (hasBadCells()) return
      try {
        on.saved(await saveSheet(body, renewCode))
      } catch (error) {
        const cells = refusedCells(error)
        if (cells.length > 0) on.refused(cells)
        else if (error instanceof CallError && error.failure.problems?.length) throw error
        else toasts.notifyFailure(() => saveFailureMessage(error), saveAgain)
      }
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    toasts.clear()
    const isBad = hasBadCells()
    setListsFields(!isBad)
    onSubmit(event)
    if (isBad) on.cellsWrong()
  }
  return { form, submit, busy, problemAt, listed: listsFields ? problems : noProblems }
}

type SaveBody = CallBodyInput<Calls['saveSpreadsheetQuiz']>

/** Without a language of its own, a quiz has the browser's. A time limit that is no number is refused by the contract. */
export function saveBody(
  fields: FormData,
  table: SheetTable,
  parser: SheetParser,
  secretCode: string,
): Record<keyof SaveBody, unknown> {
  return {
    title: fields.get('title'),
    timeLimit: readNumber(fields.get('timeLimit')),
    questions: rowObjects(table),
    parsedQuestions: parser.parse(table, 1).questions,
    secretCode,
    language: fields.get('language') || storedLanguage(browserLanguage(navigator.language)),
  }
}

async function saveSheet({ secretCode = '', ...sheet }: SaveBody, renewCode: () => string): Promise<string> {
  const save = (code: string) => call('saveSpreadsheetQuiz', { body: { ...sheet, secretCode: code } })
  return (await saveUnlessTaken(secretCode, save, renewCode)).quizId
}

function refusedCells(error: unknown): CellErrorMessage[] {
  const problems = error instanceof CallError ? (error.failure.problems ?? []) : []
  return problems.flatMap(({ row, column, code, params, message }) =>
    row === undefined || column === undefined
      ? []
      : [{ row, column, code, ...(params && { params }), message }],
  )
}
