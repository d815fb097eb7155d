import { formatTimeLeft } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { QuizBar, Timer, Track } from './quiz-bar.tsx'
import type { LiveAttempt } from './live-attempt.ts'
import { SaveStatus } from '../saving/save-status.tsx'
import { unansweredNumbers } from './unanswered.ts'
import { useIsLastMinute, useTimeLeft } from '../clock/use-countdown.ts'

/** The quiz bar while the clock is running. */
export function RunningQuizBar({
  attempt,
  answered,
  busy,
  opensNavigator,
  onUnanswered,
  isNextFirst,
  onSubmit,
}: {
  attempt: LiveAttempt
  answered: string
  busy: boolean
  opensNavigator: boolean
  /** Without it, no question can be gone to. */
  onUnanswered: (() => void) | undefined
  /** There is a next question to go to, which is the main thing to do. */
  isNextFirst: boolean
  onSubmit: () => void
}) {
  const isLastMinute = useIsLastMinute(attempt.countdown)
  const count = unansweredNumbers(answered).length
  const unanswered = `${count} unanswered`
  return (
    <QuizBar isLastMinute={isLastMinute} track={<Track answered={answered} />}>
      <RunningTimer attempt={attempt} label={isLastMinute ? 'Last minute' : 'Time left'} />
      {onUnanswered ? (
        <button
          className={count === 0 ? 'left left--done' : 'left'}
          type="button"
          aria-haspopup={opensNavigator ? 'dialog' : undefined}
          onClick={onUnanswered}
        >
          <Icon name="list" />
          <span>{unanswered}</span>
        </button>
      ) : (
        <b className="left left--static">{unanswered}</b>
      )}
      <SaveStatus saver={attempt.saver} />
      <Button look={isNextFirst ? 'secondary' : 'primary'} busy={busy} onClick={onSubmit}>
        Submit Quiz
      </Button>
    </QuizBar>
  )
}

function RunningTimer({ attempt, label }: { attempt: LiveAttempt; label: string }) {
  return <Timer label={label}>{formatTimeLeft(useTimeLeft(attempt.countdown))}</Timer>
}
