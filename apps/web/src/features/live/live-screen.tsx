import { live as liveWords } from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import { hasTimeLimit } from '@quizly/domain'
import type { LiveCounts } from '@quizly/contract'
import { useParams } from 'wouter'
import { Notice } from '../../components/feedback/notice.tsx'
import { Button } from '../../components/forms/button.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { mayMark } from '../../lib/may-edit.ts'
import '../quiz-page/figs.css'
import { amountText, cutText, type Given, giveExtraTime, TimeMenu } from '../quiz-page/extra-time.tsx'
import type { Load } from '../../lib/use-load.ts'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { useWithCounts } from '../quiz-page/api.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { DisconnectedNotice } from './disconnected-notice.tsx'
import './live.css'
import { LiveTable } from './live-table.tsx'
import { NoAttemptsYet, NotReady } from '../quiz-page/no-attempts-yet.tsx'
import { type LiveState, useLive } from '../../lib/calls/use-live.ts'
import { useEffect, useState } from 'react'

/** Who is taking a quiz right now, how far they are, and who may need help. */
export function LiveScreen() {
  const { quizId = '' } = useParams()
  const { latest, error, isPaused, setPaused, refresh } = useLive(quizId)
  const query: Load<LiveState> = latest
    ? { status: 'ready', data: latest }
    : error === undefined
      ? { status: 'loading' }
      : { status: 'failed', error, retry: refresh }
  return (
    <LoadedQuiz
      query={useWithCounts(quizId, query)}
      title={liveWords.loading}
      failed={liveWords.failed}
      safe={liveWords.safe}
    >
      {(state) => (
        <Live
          key={quizId}
          {...{ latest: state, error, isPaused, refresh }}
          onPause={() => setPaused(!isPaused)}
        />
      )}
    </LoadedQuiz>
  )
}

function Live({
  latest,
  error,
  isPaused,
  refresh,
  onPause,
}: {
  latest: LiveState
  error: unknown
  isPaused: boolean
  refresh: () => void
  onPause: () => void
}) {
  const { quiz, isReady, counts, students, cutOff } = latest.live
  const sinceMs = useMsSince(latest.at, isPaused)
  const isTimed = hasTimeLimit(quiz.timeLimit)
  const canGive = mayMark(quiz) && isTimed && counts.working + counts.offline > 0
  return (
    <QuizPage
      quiz={quiz}
      tab="Live"
      control={canGive && <TimeForAll quizId={quiz._id} isPrimary={!cutOff} onGiven={refresh} />}
      live={{ running: counts.working + counts.offline, submitted: counts.submitted }}
      onChanged={refresh}
    >
      <Figures counts={counts} />
      {error !== undefined && !isPaused && <Notice kind="warn">{liveWords.outOfDate}</Notice>}
      {cutOff && mayMark(quiz) && <DisconnectedNotice quizId={quiz._id} cutOff={cutOff} onGiven={refresh} />}
      {counts.joined === 0 ? (
        !isReady ? (
          <NotReady quiz={quiz} />
        ) : (
          <NoAttemptsYet quiz={quiz} title={liveWords.nobody} follows={liveWords.nobodyHint} />
        )
      ) : (
        <>
          <div className="live-note">
            <p className="muted sm">
              {isPaused ? liveWords.paused : liveWords.updated(Math.round(sinceMs / 1000))}{' '}
              {liveWords.offlineHint}
            </p>
            <Button look="quiet" size="sm" onClick={onPause}>
              <ToolIcon name={isPaused ? 'play' : 'pause'} />
              {isPaused ? liveWords.resume : liveWords.pause}
            </Button>
          </div>
          <LiveTable {...{ quiz, students, sinceMs }} onGiven={refresh} />
          {students.length < counts.joined && (
            <p className="muted sm live-note">{liveWords.showing(students.length, counts.joined)}</p>
          )}
        </>
      )}
    </QuizPage>
  )
}

function TimeForAll({
  quizId,
  isPrimary,
  onGiven,
}: {
  quizId: string
  isPrimary: boolean
  onGiven: () => void
}) {
  return (
    <TimeMenu
      label={liveWords.timeForAll}
      className={isPrimary ? 'btn--primary' : 'btn--secondary'}
      onGive={(amount) => {
        const describe = (reached: Given) => [
          liveWords.gotTime(reached.given, amountText(amount)),
          ...cutText(reached),
        ]
        void giveExtraTime(quizId, { reach: 'running', ...amount }, describe, onGiven)
      }}
    >
      <ToolIcon name="addTime" />
      {liveWords.timeForAll}
    </TimeMenu>
  )
}

const figures = ['joined', 'working', 'offline', 'notStarted', 'submitted'] as const

function Figures({ counts }: { counts: LiveCounts }) {
  return (
    <dl className="figs figs--counts">
      {figures.map((name) => (
        <div key={name}>
          <dt>{liveWords.figures[name]}</dt>
          <dd>{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

const secondMs = 1_000

/** How many ms have passed since `at`, by the monotonic clock; renewed each second, or standing still. */
function useMsSince(at: number, isStill: boolean): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setNow(performance.now()), secondMs)
    return () => clearInterval(timer)
  }, [isStill])
  return Math.max(0, now - at)
}
