import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { keptFailure, quizEnded, safeAtEnd } from '../messages.ts'
import './times-up.css'

/**
 * The quiz is being submitted because the time is over, because an educator has ended it, or because the student has submitted and nothing has
 * answered yet. Only a failure needs an action; before the time is over, `onBack` leads back.
 */
export function TimesUp({
  answeredCount,
  failure,
  isEnded,
  isOnDevice,
  busy,
  onRetry,
  onBack,
}: {
  answeredCount: number
  failure: unknown
  isEnded: boolean
  /** Whether this device keeps the answers. */
  isOnDevice: boolean
  busy: boolean
  onRetry: () => void
  onBack?: (() => void) | undefined
}) {
  return (
    <Dialog alert labelledBy="times-up-title" describedBy="times-up-text">
      <h2 className="times-up__title" id="times-up-title" tabIndex={-1} data-autofocus>
        {onBack ? 'Submitting your quiz' : isEnded ? quizEnded : "Time's up! Submitting your quiz."}
      </h2>
      <p id="times-up-text" aria-live="polite">
        {failure === undefined
          ? safeAtEnd(answeredCount)
          : keptFailure(failure, { isOver: !onBack, isOnDevice })}
      </p>
      {failure === undefined ? (
        <p className="row muted">
          <span className="spinner" />
          Submitting…
        </p>
      ) : (
        <div className="dialog__actions">
          {onBack && (
            <Button look="secondary" onClick={onBack}>
              Go back to the quiz
            </Button>
          )}
          <Button busy={busy} onClick={onRetry}>
            <Icon name="retry" />
            Try again
          </Button>
        </div>
      )}
    </Dialog>
  )
}
