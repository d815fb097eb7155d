import { everywhere as commonWords, submission as submissionWords } from '@quizly/words/student.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { useClock } from './running-quiz-bar.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { pendingFailure, safeAtEnd } from '../messages.ts'
import type { MouseEvent } from 'react'
import '../../../components/quiz/question-grid.css'
import './end-dialogs.css'
import { isOver } from '../attempt/clock.ts'
import { questionId } from '../question/question-props.ts'
import { type LiveAttempt, useAttempt } from '../attempt/run-attempt.ts'
import { flaggedNumbers, unansweredNumbers } from './question-navigator.tsx'

/** Only a failure needs an action; before the time is over it can be taken back. */
export function TimesUp({ attempt, answered }: { attempt: LiveAttempt; answered: string }) {
  const isBusy = useAttempt(attempt, ({ submission }) => submission.isBusy)
  const failed = useAttempt(attempt, ({ submission }) => submission.failed)
  const isTimeUp = useAttempt(attempt, isOver)
  const isEnded = useAttempt(attempt, (state) => state.isEnded)
  const isOnDevice = useAttempt(attempt, (state) => state.isOnDevice)
  return (
    <Dialog alert labelledBy="times-up-title" describedBy="times-up-text">
      <h2 className="times-up__title" id="times-up-title" tabIndex={-1} data-autofocus>
        {!isTimeUp
          ? submissionWords.submittingTitle
          : isEnded
            ? submissionWords.ended
            : submissionWords.timeIsUp}
      </h2>
      <p id="times-up-text" aria-live="polite">
        {failed
          ? pendingFailure(failed.error, { isOver: isTimeUp, isOnDevice })
          : safeAtEnd(answered.replaceAll('0', '').length)}
      </p>
      {failed ? (
        <div className="dialog__actions">
          {!isTimeUp && (
            <Button look="secondary" onClick={() => attempt.dispatch({ type: 'take back' })}>
              {submissionWords.goBack}
            </Button>
          )}
          <Button busy={isBusy} onClick={() => attempt.dispatch({ type: 'submit' })}>
            <Icon name="retry" />
            {commonWords.tryAgain}
          </Button>
        </div>
      ) : (
        <p className="row muted">
          <span className="spinner" />
          {submissionWords.submitting}
        </p>
      )}
    </Dialog>
  )
}

export function ConfirmSubmit({
  attempt,
  answered,
  flagged,
  onJump,
  onClose,
}: {
  attempt: LiveAttempt
  answered: string
  flagged: string
  onJump: ((target: string) => void) | undefined
  onClose: () => void
}) {
  const busy = useAttempt(attempt, ({ submission }) => submission.isBusy)
  const numbers = unansweredNumbers(answered)
  const review = flaggedNumbers(flagged)
  const goBack = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog alert labelledBy="confirm-title" describedBy="confirm-text" onClose={goBack}>
      <h2 id="confirm-title">{submissionWords.question}</h2>
      <p id="confirm-text">
        {numbers.length > 0 ? (
          <>
            <b className="confirm__count">{submissionWords.unanswered(numbers.length)} </b>
            {submissionWords.skipped(numbers.length)}
          </>
        ) : (
          submissionWords.complete(answered.length)
        )}
      </p>
      {onJump && numbers.length > 0 && (
        <Jumps label={submissionWords.unansweredList} numbers={numbers} onJump={onJump} />
      )}
      {onJump && review.length > 0 && (
        <>
          <p>{submissionWords.flagged(review.length)}</p>
          <Jumps label={submissionWords.flaggedList} numbers={review} onJump={onJump} />
        </>
      )}
      <p className="dialog__time">
        <Time attempt={attempt} />
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus aria-disabled={busy || undefined} onClick={goBack}>
          {submissionWords.goBack}
        </Button>
        <Button
          busy={busy}
          busyLabel={submissionWords.submitting}
          onClick={() => attempt.dispatch({ type: 'submit' })}
        >
          {submissionWords.submit}
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
            aria-label={submissionWords.goTo(number)}
            onClick={(event) => jump(event, number)}
          >
            <span>{number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Time({ attempt }: { attempt: LiveAttempt }) {
  const { name, text } = useClock(attempt)
  return (
    <>
      <span>{name}</span>
      <b dir="ltr">{text}</b>
    </>
  )
}
