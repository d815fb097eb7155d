import type { CellMessage } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { errorHeadline } from './problem-notice.tsx'

type Checked = { isRead: boolean; problems: readonly CellMessage[] }

const checking = 'Checking the rows…'

/** Tells screen readers whether the rows can be saved. */
export function ReviewStatus({ isRead, problems }: Checked) {
  const verdict = problems.length > 0 ? errorHeadline(problems) : 'All rows can be saved.'
  return (
    <p className="vh" role="status">
      {isRead ? verdict : checking}
    </p>
  )
}

/** What is left to do, and the button that saves the quiz through the form with this ID. */
export function ReviewDock({ isRead, problems, formId, busy }: Checked & { formId: string; busy: boolean }) {
  const task =
    problems.length > 0 ? 'Fix cells here, or in your file and upload it again.' : 'Nothing needs fixing.'
  return (
    <Dock>
      <div className="dock__in">
        <p className="muted">{isRead ? task : checking}</p>
        <Button type="submit" form={formId} className="push" busy={busy} busyLabel="Saving…">
          Finalize &amp; Save Quiz
        </Button>
      </div>
    </Dock>
  )
}
