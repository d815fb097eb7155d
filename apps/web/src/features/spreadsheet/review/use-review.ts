import { rolesOf, type UploadedSheet } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useLocalDraft } from '../../../lib/device/local-draft.ts'
import { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import { paths } from '../../../lib/paths.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { openSheet } from '../stored-sheet.ts'
import { useFixes } from '../fixes/use-fixes.ts'
import { useNextProblem } from '../fixes/use-next-problem.ts'
import { messagesByRow } from '../cells/cell-messages.ts'
import { finalizeId } from './review-state.tsx'
import { detailNames, detailsKind } from './upload-details.tsx'
import { useNewerSheet } from './use-newer-sheet.ts'
import { useNoticeFocus } from './use-notice-focus.ts'
import { useReveal } from './use-reveal.ts'
import { useReviewedTable } from './use-reviewed-table.ts'
import { useRowRemoval } from './use-row-removal.ts'
import { useSheetSaving } from './use-sheet-saving.ts'

/**
 * The review of an uploaded sheet: its table as corrected so far, what is wrong with it, and the form that
 * saves it. Corrections are stored on this device until the quiz is saved or another tab's sheet is opened.
 */
export function useReview(sheet: UploadedSheet, onOpenNewer: () => void) {
  const { edit, remove, putBack, change, changeRole, hasBadCells, refuse, ...reviewed } = useReviewedTable(
    sheet.table,
  )
  const { table, verdict, editable } = reviewed
  const current = useMemo(() => ({ ...sheet, table }), [sheet, table])
  const newer = useNewerSheet(current)
  const [work] = useState(openSheet)
  const edits = useLocalDraft(work, current, newer.isThere)
  const { bind, discard, ...code } = useNewQuizFields(detailsKind, detailNames)
  const { notice, focusNotice } = useNoticeFocus(verdict)
  const { revealed, reveal } = useReveal()

  const saving = useSheetSaving(table, hasBadCells, code, {
    saved: (quizId) => {
      edits.discard()
      discard()
      navigate(paths.finalize(quizId))
    },
    refused: (problems) => {
      refuse(problems)
      focusNotice()
    },
    cellsWrong: focusNotice,
  })
  const { goOn, bind: bindTable } = useNextProblem(reviewed, reveal, focusFinalize)
  const removeRow = useRowRemoval(table.rows, remove, putBack, reveal)
  const { fix, fixAll } = useFixes(table, change, putBack, goOn)
  const actions = useMemo(() => ({ edit, fix, remove: removeRow, goOn }), [edit, fix, removeRow, goOn])
  const known = useMemo(
    () => ({ messages: messagesByRow(verdict), parsedAs: verdict.parsedAs, editable }),
    [verdict, editable],
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
    areEditsKept: edits.isKept,
    notice,
    revealed,
    reveal,
    fixAll,
    changeRole,
  }
}

/** The last step, when nothing is left to fix. */
function focusFinalize() {
  document.getElementById(finalizeId)?.focus()
}
