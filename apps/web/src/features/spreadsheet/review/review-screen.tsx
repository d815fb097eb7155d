import { review as reviewWords, upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import { readOtherwise, type UploadedSheet } from '@quizly/spreadsheets'
import { useEffect, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { flushSync } from 'react-dom'
import { type Handover, noticeOf } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { type detailNames, openSheet } from '../stored-sheet.ts'
import { type CellErrorMessage, closingLine } from '../sheet-sentences.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { headingRowOf } from './cell-messages.ts'
import { areMissing, ColumnList, focusRole } from './columns.tsx'
import { errorHeadline, NewerSheetNotice, OtherReadings, ProblemNotice, ReadingNotice } from './notices.tsx'
import { SheetTableView } from './sheet-table.tsx'
import { finalizeId, useReview } from './use-review.ts'
import { TextField } from '../../../components/forms/field.tsx'
import { InstructionsField } from '../../quiz-page/instructions-field.tsx'
import { TimeLimitField } from '../../quiz-page/time-limit.tsx'
import { ownLanguage } from '../../../lib/forms/languages.ts'
import type { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import '../spreadsheet.css'

export function ReviewUploadScreen() {
  const [{ sheet, reloadKey, isNew }, setOpened] = useState(() => ({
    sheet: openSheet().load(),
    reloadKey: 0,
    isNew: false,
  }))
  useEffect(() => {
    if (sheet && isNew) openSheet().keep(sheet)
  }, [sheet, isNew])
  if (!sheet) return <NoSheet />
  const openNewer = () =>
    setOpened({ sheet: openSheet().load() ?? sheet, reloadKey: reloadKey + 1, isNew: false })
  const openOther = (other: UploadedSheet) =>
    setOpened({ sheet: other, reloadKey: reloadKey + 1, isNew: true })
  return <Review key={reloadKey} sheet={sheet} onOpenNewer={openNewer} onReadOtherwise={openOther} />
}

function NoSheet() {
  const isThere = openSheet().isThere()
  const say = () => (isThere ? uploadWords.noRows : uploadWords.noSheet)
  const handover: Handover = { notice: noticeOf('warn', say) }
  return <Redirect to={paths.home} replace state={handover} />
}

const formId = 'upload-details'

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
  const { problems, warnings, notes, counts } = review.parsed
  const { columns } = table
  const headerRow = headingRowOf(table)
  const shown = { columns, letters: table.letters, roles: review.roles, onRole: review.changeRole }
  const [isChoosing, setIsChoosing] = useState(() => areMissing(review.roles))
  function showColumn(position: number) {
    flushSync(() => setIsChoosing(true))
    focusRole(position)
  }
  const found = { columns, headerRow, onJump: review.reveal, onColumn: showColumn, onFix: review.fixAll }
  return (
    <Page title={reviewWords.title} className="wrap page sheet-review">
      <ErrorSummary problems={review.listed} />
      <h1>{reviewWords.title}</h1>
      <p className="muted sheet-review__file">
        {sheet.fileName && (
          <>
            <bdi>{sheet.fileName}</bdi> ·{' '}
          </>
        )}
        {reviewWords.rows(table.rows.length)} · <Link to={paths.upload}>{reviewWords.otherFile}</Link>
      </p>
      {newer.isThere && <NewerSheetNotice onLoad={newer.open} onStay={newer.dismiss} />}
      {!review.areEditsStored && <Notice kind="warn">{uploadWords.editsNotStored}</Notice>}
      <form id={formId} ref={form} noValidate onSubmit={review.submit}>
        <UploadDetails bind={review.bind} problemAt={review.problemAt} />
      </form>
      <ReviewStatus {...{ isRead, problems, headerRow }} />
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
        {...{ isRead, problems, warnings, headerRow }}
        closing={closingLine(counts)}
        busy={review.busy}
        onNext={() => review.actions.goOn()}
        onSaveDraft={review.saveDraft}
      />
    </Page>
  )
}

export function UploadDetails({
  bind,
  problemAt,
}: {
  bind: ReturnType<typeof useNewQuizFields<(typeof detailNames)[number]>>['bind']
  problemAt: (path: string) => ErrorMessage | undefined
}) {
  const instructions = bind('instructions')
  const [hasInstructions] = useState(instructions.value !== '')
  return (
    <div className="sheet-review__details">
      <TextField
        {...bind('title')}
        label={reviewWords.quizTitle}
        problem={problemAt('title')}
        dir="auto"
        autoComplete="off"
        required
      />
      <TimeLimitField {...bind('timeLimit')} label={reviewWords.timeLimit} problem={problemAt('timeLimit')} />
      <input {...bind('language')} type="hidden" />
      {bind('settings').value !== '' && <p className="hint">{reviewWords.withSettings}</p>}
      {hasInstructions && (
        <InstructionsField
          {...instructions}
          problem={problemAt('instructions')}
          language={bind('language').value || ownLanguage}
        />
      )}
    </div>
  )
}

type Checked = { isRead: boolean; problems: readonly CellErrorMessage[]; headerRow: number | undefined }

export function ReviewStatus({ isRead, problems, headerRow }: Checked) {
  const parsed = problems.length > 0 ? errorHeadline(problems, headerRow) : reviewWords.allSound
  return (
    <p className="vh" role="status">
      {isRead ? parsed : reviewWords.checking}
    </p>
  )
}

export function ReviewDock({
  isRead,
  problems,
  warnings,
  headerRow,
  closing,
  busy,
  onNext,
  onSaveDraft,
}: Checked & {
  warnings: readonly CellErrorMessage[]
  closing: string
  busy: boolean
  onNext: () => void
  onSaveDraft: () => void
}) {
  const task = problems.length > 0 ? errorHeadline(problems, headerRow) : closing
  return (
    <Dock>
      <div className="dock__in">
        <p className="muted">{isRead ? task : reviewWords.checking}</p>
        <div className="row push">
          {problems.length + warnings.length > 0 && (
            <Button look="secondary" onClick={onNext}>
              {problems.length > 0 ? reviewWords.nextProblem : reviewWords.nextWarning}
            </Button>
          )}
          <Button look="secondary" disabled={busy} onClick={onSaveDraft}>
            {reviewWords.saveDraft}
          </Button>
          <Button id={finalizeId} type="submit" form={formId} busy={busy} busyLabel={reviewWords.saving}>
            {reviewWords.save}
          </Button>
        </div>
      </div>
    </Dock>
  )
}
