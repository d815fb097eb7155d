import { readOtherwise, type UploadedSheet } from '@quizly/domain'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { ColumnList, focusRole } from '../columns/column-list.tsx'
import { ReadingNotice } from '../columns/reading-notice.tsx'
import { areMissing } from '../columns/role-names.ts'
import { messages } from '../messages.ts'
import { OtherReadings } from '../readings/other-readings.tsx'
import { closingLine } from './closing-line.ts'
import { NewerSheetNotice } from './newer-sheet-notice.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ReviewDock, ReviewStatus } from './review-state.tsx'
import { SheetTableView } from '../table/sheet-table.tsx'
import '../spreadsheet.css'
import { UploadDetails } from './upload-details.tsx'
import { useReview } from './use-review.ts'

const formId = 'upload-details'

/** An uploaded sheet on its way to a quiz: name it, correct its cells, save it. */
export function Review({
  sheet,
  onOpenNewer,
  onReadOtherwise,
}: {
  sheet: UploadedSheet
  onOpenNewer: () => void
  onReadOtherwise: (sheet: UploadedSheet) => void
}) {
  const { form, notice, table, isRead, isWide, newer, ...review } = useReview(sheet, onOpenNewer)
  const { problems, warnings, notes, counts } = review.verdict
  const { columns } = table
  const shown = { columns, letters: table.letters, roles: review.roles, onRole: review.changeRole }
  const [isChoosing, setIsChoosing] = useState(() => areMissing(review.roles))
  function showColumn(position: number) {
    flushSync(() => setIsChoosing(true))
    focusRole(position)
  }
  const found = { columns, onJump: review.reveal, onFix: review.fixAll }
  return (
    <Page title="Review uploaded questions" className="wrap page sheet-review">
      <ErrorSummary problems={review.listed} />
      <h1>Review uploaded questions</h1>
      <p className="muted sheet-review__file">
        {sheet.fileName && (
          <>
            <bdi>{sheet.fileName}</bdi> ·{' '}
          </>
        )}
        {plural(table.rows.length, 'row')} · <Link to={paths.upload}>Use another file</Link>
      </p>
      {newer.isThere && <NewerSheetNotice onLoad={newer.open} onStay={newer.dismiss} />}
      {!review.areEditsKept && <Notice kind="warn">{messages.editsNotKept}</Notice>}
      <form id={formId} ref={form} noValidate onSubmit={review.submit}>
        <UploadDetails bind={review.bind} problemAt={review.problemAt} />
      </form>
      <ReviewStatus {...{ isRead, problems }} />
      <ReadingNotice notes={notes} columns={columns} onColumn={showColumn} />
      <OtherReadings
        sheet={sheet}
        onRead={(other) => onReadOtherwise(readOtherwise({ ...sheet, table }, other))}
      />
      {problems.length > 0 && <ProblemNotice ref={notice} kind="error" messages={problems} {...found} />}
      {warnings.length > 0 && <ProblemNotice kind="warn" messages={warnings} {...found} />}
      {!isWide && <ColumnList {...shown} />}
      <SheetTableView
        {...{ table, isRead, isWide }}
        {...shown}
        revealed={review.revealed}
        known={review.known}
        actions={review.actions}
        choosing={{ isChoosing, onChoose: setIsChoosing }}
        bind={review.bindTable}
      />
      <ReviewDock
        {...{ isRead, problems, warnings, formId }}
        closing={closingLine(counts)}
        busy={review.busy}
        onNext={() => review.actions.goOn()}
      />
    </Page>
  )
}
