import { saveSpreadsheetBody } from '@quizly/contract'
import type { CellMessage, SheetTable } from '@quizly/domain'
import { type FormEvent, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { CallError } from '../../../lib/failures.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { saveFailureMessage } from '../messages.ts'
import { refusedCells, saveBody, saveSheet } from './save-sheet.ts'

const noProblems: [] = []

/**
 * Saves the sheet as a quiz, unless a field or a cell must be corrected first. `listed` are the fields'
 * problems, for a list at the top. If cells are wrong too, those come first.
 */
export function useSheetSaving(
  table: SheetTable,
  hasBadCells: () => boolean,
  { secretCode, renewCode }: { secretCode: string; renewCode: () => string },
  on: {
    saved: (quizId: string) => void
    refused: (problems: readonly CellMessage[]) => void
    cellsWrong: () => void
  },
) {
  const form = useRef<HTMLFormElement>(null)
  const toasts = useScreenToasts()
  const [listsFields, setListsFields] = useState(false)

  function offerRetry(text: string) {
    const action = { label: 'Try again', run: () => form.current?.requestSubmit() }
    toasts.notify({ kind: 'error', text, action })
  }
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: saveSpreadsheetBody,
    read: (fields) => saveBody(fields, table, secretCode),
    submit: async (body) => {
      if (hasBadCells()) return
      try {
        on.saved(await saveSheet(body, renewCode))
      } catch (error) {
        const cells = refusedCells(error)
        if (cells.length > 0) on.refused(cells)
        else if (error instanceof CallError && error.failure.problems?.length) throw error
        else offerRetry(saveFailureMessage(error))
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
