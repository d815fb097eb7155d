import type { LiveCounts } from '@quizly/contract'
import { useParams } from 'wouter'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { mayMark } from '../../../lib/may-edit.ts'
import { plural } from '../../../lib/plural.ts'
import '../figs.css'
import { giveExtraTime, amountText, TimeMenu } from '../extra-time.tsx'
import type { Load } from '../../../lib/use-load.ts'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { CutOffNotice } from './cut-off-notice.tsx'
import './live.css'
import { LiveTable } from './live-table.tsx'
import { NoAttemptsYet, NotReady } from '../no-attempts-yet.tsx'
import { type LiveState, useLive } from '../../../lib/calls/use-live.ts'
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
      query={query}
      title="Loading who is taking the quiz"
      failed="Who is taking the quiz could not be loaded"
      safe="Your students are not affected and can keep working."
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
  const canGive = mayMark(quiz) && counts.working + counts.offline > 0
  return (
    <QuizPage
      quiz={quiz}
      tab="Live"
      act={canGive && <TimeForAll quizId={quiz._id} isOwnAct={!cutOff} onGiven={refresh} />}
      onChanged={refresh}
    >
      <Figures counts={counts} />
      {error !== undefined && !isPaused && (
        <Notice kind="warn">
          The server could not be reached, so this may be out of date. We keep trying.
        </Notice>
      )}
      {cutOff && mayMark(quiz) && <CutOffNotice quizId={quiz._id} cutOff={cutOff} onGiven={refresh} />}
      {counts.joined === 0 ? (
        !isReady ? (
          <NotReady quiz={quiz} />
        ) : (
          <NoAttemptsYet
            quiz={quiz}
            title="No student has joined yet"
            follows="Students appear here as they join."
          />
        )
      ) : (
        <>
          <div className="live-note">
            <p className="muted sm">
              {isPaused
                ? 'Updates are paused.'
                : `Updated ${plural(Math.round(sinceMs / 1000), 'second')} ago.`}{' '}
              Students who are offline can keep working. Answers sync when they reconnect.
            </p>
            <Button look="quiet" size="sm" onClick={onPause}>
              <ToolIcon name={isPaused ? 'play' : 'pause'} />
              {isPaused ? 'Resume updates' : 'Pause updates'}
            </Button>
          </div>
          <LiveTable {...{ quiz, students, sinceMs }} onGiven={refresh} />
          {students.length < counts.joined && (
            <p className="muted sm live-note">
              Showing {students.length} of {plural(counts.joined, 'student')}, first those who may need help.
            </p>
          )}
        </>
      )}
    </QuizPage>
  )
}

function TimeForAll({
  quizId,
  isOwnAct,
  onGiven,
}: {
  quizId: string
  isOwnAct: boolean
  onGiven: () => void
}) {
  return (
    <TimeMenu
      label="Extra time for all"
      className={isOwnAct ? 'btn--primary' : 'btn--secondary'}
      onGive={(amount) => {
        const describe = (given: number) => `${plural(given, 'student')} got ${amountText(amount)}.`
        void giveExtraTime(quizId, { reach: 'running', ...amount }, describe, onGiven)
      }}
    >
      <ToolIcon name="addTime" />
      Extra time for all
    </TimeMenu>
  )
}

function Figures({ counts }: { counts: LiveCounts }) {
  const figures = {
    Joined: counts.joined,
    Working: counts.working,
    Offline: counts.offline,
    'Not started': counts.notStarted,
    Submitted: counts.submitted,
  }
  return (
    <dl className="figs figs--counts">
      {Object.entries(figures).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en')}</dd>
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
