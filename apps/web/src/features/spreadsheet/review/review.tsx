import type { UploadedSheet } from '@quizly/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { useNewQuizDraft } from '../../../lib/device/use-new-quiz-draft.ts'
import { messagesByRow } from '../table/cell-messages.ts'
import { forgetSheet } from '../kept-sheet.ts'
import { messages } from '../messages.ts'
import { NewerSheetNotice } from './newer-sheet-notice.tsx'
import { errorHeadline, ProblemNotice } from './problem-notice.tsx'
import { SheetTableView } from '../table/sheet-table.tsx'
import '../spreadsheet.css'
import { detailNames, UploadDetails } from './upload-details.tsx'
import { useKeptEdits } from './use-kept-edits.ts'
import { useNewerSheet } from './use-newer-sheet.ts'
import { useReviewedTable } from './use-reviewed-table.ts'
import { useRowRemoval } from './use-row-removal.ts'
import { useSheetSaving } from './use-sheet-saving.ts'

const formId = 'upload-details'

/** An uploaded sheet on its way to a quiz: name it, correct its cells, save it. */
export function Review({ sheet, onOpenNewer }: { sheet: UploadedSheet; onOpenNewer: () => void }) {
  const { table, verdict, isRead, editable, edit, remove, putBack, hasBadCells, refuse } = useReviewedTable(
    sheet.table,
  )
  const byRow = useMemo(() => messagesByRow(verdict), [verdict])
  const current = useMemo(() => ({ ...sheet, table }), [sheet, table])
  const newer = useNewerSheet(current)
  const edits = useKeptEdits(current, newer.isThere)
  const { bind, discard, ...code } = useNewQuizDraft('upload-details', detailNames)
  const { notice, focusNotice } = useNoticeFocus(verdict)
  const [revealed, setRevealed] = useState<number>()

  const { form, submit, busy, problemAt, listed } = useSheetSaving(table, hasBadCells, code, {
    saved: (quizId) => {
      edits.stop()
      forgetSheet()
      discard()
      navigate(paths.finalize(quizId))
    },
    refused: (problems) => {
      refuse(problems)
      focusNotice()
    },
    cellsWrong: focusNotice,
  })

  const jump = useCallback((row: number, id: string) => {
    flushSync(() => setRevealed(row))
    const control = document.getElementById(id)
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLTextAreaElement) control.select()
    control?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
  }, [])
  const takeOut = useRowRemoval(table.rows, remove, putBack, jump)
  function loadNewer() {
    edits.stop()
    onOpenNewer()
  }
  const { problems, warnings } = verdict
  return (
    <Page title="Review uploaded questions" className="wrap page sheet-review">
      <ErrorSummary problems={listed} />
      <h1>Review uploaded questions</h1>
      <p className="muted sheet-review__file">
        {sheet.fileName && (
          <>
            <bdi>{sheet.fileName}</bdi> ·{' '}
          </>
        )}
        {plural(table.rows.length, 'row')} · <Link to={paths.upload}>Use another file</Link>
      </p>
      {newer.isThere && <NewerSheetNotice onLoad={loadNewer} onStay={newer.dismiss} />}
      {!edits.isKept && <Notice kind="warn">{messages.editsNotKept}</Notice>}
      <form id={formId} ref={form} noValidate onSubmit={submit}>
        <UploadDetails bind={bind} problemAt={problemAt} />
      </form>
      <p className="vh" role="status">
        {!isRead && 'Checking the rows…'}
        {isRead && (problems.length > 0 ? errorHeadline(problems) : 'All rows can be saved.')}
      </p>
      {problems.length > 0 && (
        <ProblemNotice ref={notice} kind="error" messages={problems} columns={table.columns} onJump={jump} />
      )}
      {warnings.length > 0 && (
        <ProblemNotice kind="warn" messages={warnings} columns={table.columns} onJump={jump} />
      )}
      <SheetTableView
        {...{ table, editable, isRead, revealed }}
        messages={byRow}
        onEdit={edit}
        onRemove={takeOut}
      />
      <Dock>
        <div className="dock__in">
          <p className="muted">
            {!isRead && 'Checking the rows…'}
            {isRead &&
              (problems.length > 0
                ? 'Fix cells here, or in your file and upload it again.'
                : 'Nothing needs fixing.')}
          </p>
          <Button type="submit" form={formId} className="push" busy={busy} busyLabel="Saving…">
            Finalize &amp; Save Quiz
          </Button>
        </div>
      </Dock>
    </Page>
  )
}

/** The focus for the notice of problems, given once it is there: a large table is judged a moment later. */
function useNoticeFocus(verdict: unknown) {
  const notice = useRef<HTMLDivElement>(null)
  const [wish, setWish] = useState(0)
  const granted = useRef(0)
  useEffect(() => {
    if (wish === granted.current || !notice.current) return
    granted.current = wish
    notice.current.focus()
  }, [wish, verdict])
  return { notice, focusNotice: () => setWish((before) => before + 1) }
}
