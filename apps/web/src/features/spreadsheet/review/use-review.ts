import { rolesOf, type UploadedSheet } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useKeptWork } from '../../../lib/device/use-kept-work.ts'
import { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import { paths } from '../../../lib/paths.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { openSheet } from '../kept-sheet.ts'
import { useNextProblem } from '../mending/use-next-problem.ts'
import { messagesByRow } from '../table/cell-messages.ts'
import { finalizeId } from './review-state.tsx'
import { detailNames } from './upload-details.tsx'
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
  const { edit, remove, putBack, changeRole, hasBadCells, refuse, ...reviewed } = useReviewedTable(
    sheet.table,
  )
  const { table, verdict } = reviewed
  const current = useMemo(() => ({ ...sheet, table }), [sheet, table])
  const newer = useNewerSheet(current)
  const [work] = useState(openSheet)
  const edits = useKeptWork(work, current, newer.isThere)
  const { bind, discard, ...code } = useNewQuizFields('upload-details', detailNames)
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
  const removeRow = useRowRemoval(table.rows, remove, putBack, reveal)
  const byRow = useMemo(() => messagesByRow(verdict), [verdict])
  const next = useNextProblem(
    { problems: verdict.problems, isChecked: reviewed.isChecked },
    table.columns,
    reveal,
    focusFinalize,
  )
  const roles = useMemo(() => rolesOf(table), [table])
  const isWide = useMediaQuery('(min-width: 64em)')
  return {
    ...reviewed,
    ...saving,
    byRow,
    bind,
    newer: { ...newer, open: onOpenNewer },
    areEditsKept: edits.isKept,
    notice,
    revealed,
    reveal,
    edit,
    removeRow,
    next,
    roles,
    changeRole,
    isWide,
  }
}

/** The last step, when nothing is left to mend. */
function focusFinalize() {
  document.getElementById(finalizeId)?.focus()
}
