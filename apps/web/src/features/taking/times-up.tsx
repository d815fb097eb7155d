import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icons.tsx'
import { endFailure, safeAtEnd } from './messages.ts'
import './times-up.css'

/** The time is over and the quiz hands itself in. Only a failure asks for anything. */
export function TimesUp({
  answeredCount,
  failure,
  busy,
  onRetry,
}: {
  answeredCount: number
  failure: unknown
  busy: boolean
  onRetry: () => void
}) {
  return (
    <Dialog alert labelledBy="times-up-title" describedBy="times-up-text">
      <h2 className="times-up__title" id="times-up-title" tabIndex={-1} data-autofocus>
        Time's up! Submitting your quiz.
      </h2>
      <p id="times-up-text" aria-live="polite">
        {failure === undefined ? safeAtEnd(answeredCount) : endFailure(failure)}
      </p>
      {failure === undefined ? (
        <p className="row muted">
          <span className="spinner" />
          Submitting…
        </p>
      ) : (
        <div className="dialog__actions">
          <Button busy={busy} onClick={onRetry}>
            <Icon name="retry" />
            Try again
          </Button>
        </div>
      )}
    </Dialog>
  )
}
