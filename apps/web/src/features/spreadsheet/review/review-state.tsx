import type { CellMessage } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { errorHeadline } from './problem-notice.tsx'

type Checked = { isRead: boolean; problems: readonly CellMessage[] }

const checking = 'Checking the rows…'
/** The button that saves the quiz. */
export const finalizeId = 'finalize-quiz'

/** Tells screen readers whether the rows can be saved. */
export function ReviewStatus({ isRead, problems }: Checked) {
  const verdict = problems.length > 0 ? errorHeadline(problems) : 'All rows can be saved.'
  return (
    <p className="vh" role="status">
      {isRead ? verdict : checking}
    </p>
  )
}

/**
 * What is left to do, the way to it, and the button that saves the quiz through the form with this ID. Without
 * problems it says what the rows became.
 */
export function ReviewDock({
  isRead,
  problems,
  warnings,
  closing,
  formId,
  busy,
  onNext,
}: Checked & {
  warnings: readonly CellMessage[]
  closing: string
  formId: string
  busy: boolean
  onNext: () => void
}) {
  const task = problems.length > 0 ? errorHeadline(problems) : closing
  return (
    <Dock>
      <div className="dock__in">
        <p className="muted">{isRead ? task : checking}</p>
        <div className="row push">
          {problems.length + warnings.length > 0 && (
            <Button look="secondary" onClick={onNext}>
              {problems.length > 0 ? 'Next problem' : 'Next warning'}
            </Button>
          )}
          <Button id={finalizeId} type="submit" form={formId} busy={busy} busyLabel="Saving…">
            Finalize &amp; Save Quiz
          </Button>
        </div>
      </div>
    </Dock>
  )
}
