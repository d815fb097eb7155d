import { runningQuiz as runningWords } from '@quizly/words/student.ts'
import {
  formatTimeLeft,
  isLastMinute as isInLastMinute,
  timeAnnouncement,
  type TimeAnnouncement,
} from '@quizly/domain'
import { lateNow } from '../../../lib/late.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Icon, type IconName } from '../../../components/icons/icons.tsx'
import { QuizBar, Timer, Track } from './quiz-bar.tsx'
import { type LiveAttempt, useAttempt } from '../attempt/run-attempt.ts'
import { unansweredNumbers } from './question-navigator.tsx'
import { useEffect, useRef, useState } from 'react'
import type { SaveState } from '../attempt/attempt-state.ts'
import { saveStateOf } from '../attempt/saving.ts'
import '../../../components/feedback/notice.css'

/** From here on what is left to answer is an alarm. */
const lateMs = 120_000

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
  onUnanswered: (() => void) | undefined
  /** There is a next question to go to, which is the main thing to do. */
  isNextFirst: boolean
  onSubmit: () => void
}) {
  const isLastMinute = useAttempt(attempt, ({ leftMs }) => isInLastMinute(leftMs))
  const count = unansweredNumbers(answered).length
  // What translates a page puts its texts into elements of its own, so this is made anew for each count.
  const unanswered = runningWords.unanswered(count > 0 ? <bdi key="count">{count}</bdi> : 0)
  const isLate = useAttempt(attempt, ({ leftMs }) => leftMs <= lateMs)
  return (
    <QuizBar isLastMinute={isLastMinute} track={<Track answered={answered} />}>
      <RunningTimer attempt={attempt} isLastMinute={isLastMinute} />
      {onUnanswered ? (
        <button
          className={count > 0 && isLate ? 'left left--late' : 'left'}
          type="button"
          aria-haspopup={opensNavigator ? 'dialog' : undefined}
          onClick={onUnanswered}
        >
          <Icon name="list" />
          <span key={count}>{unanswered}</span>
        </button>
      ) : (
        <span key={count} className="left left--static">
          {unanswered}
        </span>
      )}
      <SaveStatus attempt={attempt} />
      <Button look={isNextFirst ? 'secondary' : 'primary'} busy={busy} onClick={onSubmit}>
        {runningWords.submit}
      </Button>
    </QuizBar>
  )
}

function RunningTimer({ attempt, isLastMinute }: { attempt: LiveAttempt; isLastMinute: boolean }) {
  const { name, text } = useClock(attempt)
  return (
    <Timer label={isLastMinute ? runningWords.lastMinute : name} name={name}>
      {text}
    </Timer>
  )
}

/** What the clock shows: the time left or, where there is no time limit, the time taken. */
export function useClock(attempt: LiveAttempt): { name: string; text: string; isElapsed: boolean } {
  const { quiz } = attempt
  const left = useAttempt(attempt, ({ leftMs }) => formatTimeLeft(leftMs))
  const elapsed = useAttempt(attempt, (state) => lateNow()?.elapsedText(quiz, state))
  const name = (elapsed && lateNow()?.untimedFacts(quiz)?.timeName) || runningWords.timeLeft
  return { name, text: elapsed ?? left, isElapsed: elapsed !== undefined }
}

const icons: Partial<Record<SaveState, IconName>> = {
  saved: 'check',
  offline: 'offline',
  'offline-here': 'offline',
  failing: 'warning',
  refused: 'warning',
  here: 'warning',
  missed: 'warning',
}
const quiet: readonly SaveState[] = ['saved', 'settling', 'saving']

/** What is saved. It changes with each answer, so screen readers do not announce it. */
function SaveStatus({ attempt }: { attempt: LiveAttempt }) {
  const state = useAttempt(attempt, saveStateOf)
  const icon = icons[state]
  return (
    <p className={quiet.includes(state) ? 'save' : 'save save--offline'} role="status" aria-live="off">
      {icon && <Icon name={icon} className="icon--sm" />}
      <span>{state !== 'settling' && runningWords.saves[state]}</span>
    </p>
  )
}

export function SpokenSaveState({ attempt }: { attempt: LiveAttempt }) {
  const state = useAttempt(attempt, saveStateOf)
  const spoken = useRef<SaveState>('saved')
  const [said, setSaid] = useState<keyof typeof runningWords.spokenSaves>()
  useEffect(() => {
    const isOffline = state === 'offline' || state === 'offline-here'
    if (!isOffline && state !== 'saved') return
    if (spoken.current !== state) setSaid(state)
    spoken.current = state
  }, [state])
  return (
    <p className="vh" aria-live="polite">
      {said && runningWords.spokenSaves[said]}
    </p>
  )
}

export function SpokenTime({ attempt }: { attempt: LiveAttempt }) {
  const leftMs = useAttempt(attempt, (state) => state.leftMs)
  const beforeMs = useRef(leftMs)
  const [announcement, setAnnouncement] = useState<TimeAnnouncement>()
  const { text: time, isElapsed } = useClock(attempt)
  const { title: quiz } = attempt.quiz
  const title = `${isElapsed ? `${time} – ${quiz}` : runningWords.tabTitle(time, quiz)} – Quizly`
  const spoken = announcement && runningWords.spokenTimes[announcement.kind]

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    const { durationMs, isEnded } = attempt.state()
    const reached = timeAnnouncement(beforeMs.current, leftMs, durationMs)
    beforeMs.current = leftMs
    if (reached && !isEnded) setAnnouncement(reached)
  }, [leftMs, attempt])

  return (
    <div className="vh">
      <p aria-live="polite">{announcement?.urgent === false && spoken}</p>
      <p aria-live="assertive">{announcement?.urgent === true && spoken}</p>
    </div>
  )
}

export function OtherTab({ attempt }: { attempt: LiveAttempt }) {
  const hasOtherTab = useAttempt(attempt, (state) => state.hasOtherTab)
  return (
    <div role="status">
      {hasOtherTab && (
        <div className="notice notice--info other-tab">
          <Icon name="info" />
          <p>{runningWords.otherTab}</p>
        </div>
      )}
    </div>
  )
}
