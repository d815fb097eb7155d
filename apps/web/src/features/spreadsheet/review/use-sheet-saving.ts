import { type CallBodyInput, type Calls, saveSpreadsheetBody, settingsOfFile } from '@quizly/contract'
import { rowObjects, type SheetParser, type SheetTable } from '@quizly/spreadsheets'
import { type FormEvent, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { CallError } from '../../../lib/failures.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { type CellErrorMessage, saveFailureMessage } from '../sheet-sentences.tsx'
import { call } from '../../../lib/calls/call.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { readText } from '../../../lib/forms/use-form.ts'
import { browserLanguage, storedLanguage } from '../../../lib/forms/languages.ts'
import { saveUnlessTaken } from '../../../lib/calls/free-code.ts'

const noProblems: [] = []

/** If cells are wrong too, they come before the fields' problems, which are listed at the top. */
export function useSheetSaving(
  { table, parser }: { table: SheetTable; parser: SheetParser },
  /** `settings`: of the file, as JSON, or nothing. */
  { settings, secretCode, renewCode }: { settings: string; secretCode: string; renewCode: () => string },
  on: {
    saved: (quizId: string, as: { isDraft: boolean }) => void
    refused: (problems: readonly CellErrorMessage[]) => void
    cellsWrong: () => void
  },
) {
  const form = useRef<HTMLFormElement>(null)
  /** As it was last requested: saving again presses no button. */
  const isDraft = useRef(false)
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
        const quizId = await saveSheet(body, renewCode)
        if (settings !== '') await takeSettings(quizId, settings, body.language)
        on.saved(quizId, { isDraft: isDraft.current })
      } catch (error) {
        const cells = refusedCells(error)
        if (cells.length > 0) on.refused(cells)
        else if (error instanceof CallError && error.failure.problems?.length) throw error
        else toasts.notifyFailure(() => saveFailureMessage(error), saveAgain)
      }
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter) isDraft.current = false
    toasts.clear()
    const isBad = hasBadCells()
    setListsFields(!isBad)
    onSubmit(event)
    if (isBad) on.cellsWrong()
  }
  function saveDraft() {
    isDraft.current = true
    form.current?.requestSubmit()
  }
  return { form, submit, saveDraft, busy, problemAt, listed: listsFields ? problems : noProblems }
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
    instructions: readText(fields, 'instructions') || undefined,
    language: fields.get('language') || storedLanguage(browserLanguage(navigator.language)),
  }
}

async function saveSheet({ secretCode = '', ...sheet }: SaveBody, renewCode: () => string): Promise<string> {
  const save = (code: string) => call('saveSpreadsheetQuiz', { body: { ...sheet, secretCode: code } })
  return (await saveUnlessTaken(secretCode, save, renewCode)).quizId
}

/** Saved again after a failure it is the same quiz, so that its settings can follow. */
async function takeSettings(quizId: string, settings: string, language: string | undefined): Promise<void> {
  const body = { ...settingsOfFile.parse(JSON.parse(settings)), code: 'open' as const, language }
  await call('updateQuizSettings', { params: { quizId }, body })
}

function refusedCells(error: unknown): CellErrorMessage[] {
  const problems = error instanceof CallError ? (error.failure.problems ?? []) : []
  return problems.flatMap(({ row, column, code, params, message }) =>
    row === undefined || column === undefined
      ? []
      : [{ row, column, code, ...(params && { params }), message }],
  )
}
