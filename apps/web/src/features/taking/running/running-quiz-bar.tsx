import { formatTimeLeft } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { ExamBar, Timer, Track } from './quiz-bar.tsx'
import type { RunningExam } from './live-attempt.ts'
import { SaveStatus } from '../saving/save-status.tsx'
import { unansweredNumbers } from './unanswered.ts'
import { useIsLastMinute, useTimeLeft } from '../clock/use-countdown.ts'

/** The exam bar while the clock runs. */
export function RunningExamBar({
  exam,
  answered,
  busy,
  opensNavigator,
  onUnanswered,
  onSubmit,
}: {
  exam: RunningExam
  answered: string
  busy: boolean
  opensNavigator: boolean
  onUnanswered: () => void
  onSubmit: () => void
}) {
  const isLastMinute = useIsLastMinute(exam.countdown)
  const count = unansweredNumbers(answered).length
  return (
    <ExamBar isLastMinute={isLastMinute} track={<Track answered={answered} />}>
      <RunningTimer exam={exam} label={isLastMinute ? 'Last minute' : 'Time left'} />
      <button
        className={count === 0 ? 'left left--done' : 'left'}
        type="button"
        aria-haspopup={opensNavigator ? 'dialog' : undefined}
        onClick={onUnanswered}
      >
        <Icon name="list" />
        <span>{`${count} unanswered`}</span>
      </button>
      <SaveStatus saver={exam.saver} />
      <Button busy={busy} onClick={onSubmit}>
        Submit Quiz
      </Button>
    </ExamBar>
  )
}

function RunningTimer({ exam, label }: { exam: RunningExam; label: string }) {
  return <Timer label={label}>{formatTimeLeft(useTimeLeft(exam.countdown))}</Timer>
}
