import { review as reviewWords, upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import {
  type Fix,
  type FixKind,
  rolesOf,
  type SheetRow,
  type SheetTable,
  storedSheet,
  type UploadedSheet,
  uploadedSheet,
  withFix,
  withFixes,
} from '@quizly/spreadsheets'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { flushSync } from 'react-dom'
import { useLocalDraft } from '../../../lib/device/local-draft.ts'
import { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import { paths } from '../../../lib/paths.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { detailNames, detailsKind, openSheet, rowsKey } from '../stored-sheet.ts'
import { type Place, useNextProblem } from './use-next-problem.ts'
import { type CellErrorMessage, roleName } from '../sheet-sentences.tsx'
import { messagesByRow, removeId } from './cell-messages.ts'
import { useReviewedTable } from './use-reviewed-table.ts'
import { useSheetSaving } from './use-sheet-saving.ts'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'

/** Corrections are stored on this device until the quiz is saved or another tab's sheet is opened. */
export function useReview(sheet: UploadedSheet, onOpenNewer: () => void) {
  const { edit, remove, putBack, change, changeRole, refuse, ...reviewed } = useReviewedTable(sheet.table)
  const { table, parser, parsed, editable } = reviewed
  const current = useMemo(() => ({ ...sheet, table }), [sheet, table])
  const newer = useNewerSheet(current)
  const [work] = useState(openSheet)
  const edits = useLocalDraft(work, current, newer.isThere)
  const { bind, discard, ...code } = useNewQuizFields(detailsKind, detailNames)
  const { notice, focusNotice } = useNoticeFocus(parsed)
  const { revealed, reveal } = useReveal()

  const saving = useSheetSaving(
    { table, parser },
    { ...code, settings: bind('settings').value },
    {
      saved: (quizId, { isDraft }) => {
        edits.discard()
        discard()
        navigate((isDraft ? paths.reviewQuiz : paths.finalize)(quizId))
      },
      refused: (problems) => {
        refuse(problems)
        focusNotice()
      },
      cellsWrong: focusNotice,
    },
  )
  const { goOn, bind: bindTable } = useNextProblem(reviewed, reveal, focusFinalize)
  const removeRow = useRowRemoval(table.rows, remove, putBack, reveal)
  const { fix, fixAll } = useFixes(table, change, putBack, goOn)
  const actions = useMemo(() => ({ edit, fix, remove: removeRow, goOn }), [edit, fix, removeRow, goOn])
  const known = useMemo(
    () => ({ messages: messagesByRow(parsed), parsedAs: parsed.parsedAs, editable }),
    [parsed, editable],
  )
  return {
    ...reviewed,
    ...saving,
    roles: useMemo(() => rolesOf(table), [table]),
    isWide: useMediaQuery('(min-width: 48em)'),
    known,
    actions,
    bindTable,
    bind,
    newer: { ...newer, open: onOpenNewer },
    areEditsStored: edits.isStored,
    notice,
    revealed,
    reveal,
    fixAll,
    changeRole,
  }
}

export const finalizeId = 'finalize-quiz'

function focusFinalize() {
  document.getElementById(finalizeId)?.focus()
}

function useNewerSheet(shown: UploadedSheet) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    function notice({ key, newValue }: StorageEvent) {
      if (key !== rowsKey || newValue === null) return
      if (uploadedSheet(newValue, null) && newValue !== storedSheet(shown).quizData) setIsThere(true)
    }
    window.addEventListener('storage', notice)
    return () => window.removeEventListener('storage', notice)
  }, [shown])
  return { isThere, dismiss: () => setIsThere(false) }
}

/** Focuses the notice when it appears: a large table is checked a moment after `focusNotice` was called. */
function useNoticeFocus(parsed: unknown) {
  const notice = useRef<HTMLDivElement>(null)
  const [focusRequest, setFocusRequest] = useState(0)
  const handled = useRef(0)
  useEffect(() => {
    if (focusRequest === handled.current || !notice.current) return
    handled.current = focusRequest
    notice.current.focus()
  }, [focusRequest, parsed])
  return { notice, focusNotice: () => setFocusRequest((before) => before + 1) }
}

/** Scrolls to a control of the table. `revealed` is the row that must be rendered for that. */
function useReveal() {
  const [revealed, setRevealed] = useState<number>()
  const reveal = useCallback((row: number, id: string) => {
    flushSync(() => setRevealed(row))
    const control = document.getElementById(id)
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLTextAreaElement) control.select()
    const fixes = control?.parentElement?.querySelectorAll<HTMLElement>('.fixes .btn') ?? []
    if (control && ![control, ...fixes].every(isInSight))
      control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
  }, [])
  return { revealed, reveal }
}

function isInSight(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const inset = 2
  const corners = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const
  return corners.every(([x, y]) => control.contains(document.elementFromPoint(x, y)))
}

/** Fixes rows, goes on to the next problem, and offers to undo it. */
export function useFixes(
  table: SheetTable,
  change: (table: SheetTable) => void,
  putBack: (rows: readonly SheetRow[]) => void,
  goOn: (after?: Place) => void,
) {
  const toasts = useScreenToasts()
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  }, [table])

  return useMemo(() => {
    function apply(after: SheetTable, place?: Place) {
      const before = latest.current
      const present = new Set(after.rows)
      const lost = before.rows.filter((row) => !present.has(row))
      change(after)
      goOn(place)
      toasts.clear()
      const isRemoval = after.rows.length < before.rows.length
      const isOfColumns = after.columns !== before.columns || after.roles !== before.roles
      function text() {
        if (lost.length === 0) return uploadWords.sheetChanged
        return isRemoval ? uploadWords.rowsRemoved(lost.length) : uploadWords.rowsChanged(lost.length)
      }
      const undo = () => (isOfColumns ? change(before) : putBack(lost))
      const action = { label: () => reviewWords.undo, run: undo }
      toasts.notify({ kind: 'success', text, action })
    }
    return {
      fix: (row: number, fix: Fix) =>
        apply(withFix(latest.current, row, fix, roleName), { row, position: -1 }),
      fixAll: (found: readonly CellErrorMessage[], kind: FixKind) =>
        apply(withFixes(latest.current, found, kind, roleName)),
    }
  }, [toasts, change, putBack, goOn])
}

/** Removes a row and focuses the one before it; the last one removed can be put back first. */
function useRowRemoval(
  rows: readonly SheetRow[],
  remove: (row: number) => void,
  putBack: (rows: readonly SheetRow[]) => void,
  reveal: (row: number, id: string) => void,
): (row: number) => void {
  const toasts = useScreenToasts()
  const removed = useRef<SheetRow[]>([])
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])

  return useMemo(() => {
    function offerUndo() {
      toasts.clear()
      const last = removed.current.at(-1)
      if (!last) return
      const text = () => uploadWords.rowRemoved(last.row)
      const action = { label: () => reviewWords.undo, run: () => undo(last) }
      toasts.notify({ kind: 'success', text, action })
    }
    function undo(row: SheetRow) {
      removed.current.pop()
      flushSync(() => putBack([row]))
      reveal(row.row, removeId(row.row))
      offerUndo()
    }
    return (number) => {
      const index = latest.current.findIndex(({ row }) => row === number)
      const row = latest.current[index]
      if (!row) return
      const neighbour = latest.current[index - 1] ?? latest.current[index + 1]
      flushSync(() => remove(number))
      if (neighbour) document.getElementById(removeId(neighbour.row))?.focus()
      removed.current.push(row)
      offerUndo()
    }
  }, [toasts, remove, putBack, reveal])
}
