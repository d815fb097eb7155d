import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { keptFailure, quizEnded, safeAtEnd, skippedSentence, unansweredSentence } from '../messages.ts'
import { formatTimeLeft } from '@quizly/domain'
import type { MouseEvent } from 'react'
import '../../../components/quiz/question-grid.css'
import './end-dialogs.css'
import { questionId } from '../question/question-id.ts'
import type { LiveAttempt } from './live-attempt.ts'
import { flaggedNumbers, unansweredNumbers } from './question-navigator.tsx'
import { useTimeLeft } from '../clock/use-countdown.ts'

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

/** Asks before submitting, and says what is unanswered. The clock goes on. */
export function ConfirmSubmit({
  attempt,
  answered,
  flagged,
  busy,
  onJump,
  onClose,
  onSubmit,
}: {
  attempt: LiveAttempt
  answered: string
  flagged: string
  busy: boolean
  /** Without it, no question can be gone back to. */
  onJump: ((target: string) => void) | undefined
  onClose: () => void
  onSubmit: () => void
}) {
  const numbers = unansweredNumbers(answered)
  const review = flaggedNumbers(flagged)
  const goBack = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog alert labelledBy="confirm-title" describedBy="confirm-text" onClose={goBack}>
      <h2 id="confirm-title">Are you sure you want to submit?</h2>
      <p id="confirm-text">
        {numbers.length > 0 && <b className="confirm__count">{unansweredSentence(numbers.length)} </b>}
        {skippedSentence(numbers.length, answered.length)}
      </p>
      {onJump && numbers.length > 0 && (
        <Jumps label="Unanswered questions" numbers={numbers} onJump={onJump} />
      )}
      {onJump && review.length > 0 && (
        <>
          <p>You wanted to see {review.length === 1 ? 'this' : 'these'} again:</p>
          <Jumps label="Flagged questions" numbers={review} onJump={onJump} />
        </>
      )}
      <p className="dialog__time">
        <span>Time left</span>
        <TimeLeft attempt={attempt} />
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus aria-disabled={busy || undefined} onClick={goBack}>
          Go back to the quiz
        </Button>
        <Button busy={busy} busyLabel="Submitting…" onClick={onSubmit}>
          Submit now
        </Button>
      </div>
    </Dialog>
  )
}

function Jumps({
  label,
  numbers,
  onJump,
}: {
  label: string
  numbers: readonly number[]
  onJump: (target: string) => void
}) {
  function jump(event: MouseEvent, number: number) {
    event.preventDefault()
    onJump(questionId(number))
  }
  return (
    <ul className="jump" aria-label={label}>
      {numbers.map((number) => (
        <li key={number}>
          <a
            className="qdot"
            href={`#${questionId(number)}`}
            aria-label={`Go to question ${number}`}
            onClick={(event) => jump(event, number)}
          >
            <span>{number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function TimeLeft({ attempt }: { attempt: LiveAttempt }) {
  return <b dir="ltr">{formatTimeLeft(useTimeLeft(attempt.countdown))}</b>
}
