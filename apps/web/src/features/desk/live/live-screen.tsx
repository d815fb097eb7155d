import type { LiveCounts } from '@quizly/contract'
import { useState } from 'react'
import { useParams } from 'wouter'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { mayEdit, mayMark } from '../../../lib/may-edit.ts'
import { plural } from '../../../lib/plural.ts'
import '../figs.css'
import { giveTime } from '../give-time.ts'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { EndQuiz } from '../../../components/quiz-page/end-quiz.tsx'
import { QuizPage } from '../../../components/quiz-page/quiz-page.tsx'
import { CutOffNotice } from './cut-off-notice.tsx'
import './live.css'
import { LiveTable } from './live-table.tsx'
import { NobodyYet, NotReady } from '../nobody-yet.tsx'
import { type Heard, useLive } from '../../../lib/calls/use-live.ts'
import { TimeMenu } from './time-menu.tsx'
import { useMsSince } from './use-ms-since.ts'

/** Who is taking a quiz right now, how far they are, and who may need somebody. */
export function LiveScreen() {
  const { quizId = '' } = useParams()
  const { heard, error, isPaused, setPaused, refresh } = useLive(quizId)
  if (heard) {
    return <Live key={quizId} {...{ heard, error, isPaused, refresh }} onPause={() => setPaused(!isPaused)} />
  }
  if (error !== undefined) {
    const title = 'Who is taking the quiz could not be loaded'
    const safe = 'Your students are not affected: they go on working.'
    return <QuizNotLoaded {...{ error, title, safe }} retry={refresh} />
  }
  return <LoadingPage title="Loading who is taking the quiz" boxes={<TableBoxes />} />
}

function Live({
  heard,
  error,
  isPaused,
  refresh,
  onPause,
}: {
  heard: Heard
  error: unknown
  isPaused: boolean
  refresh: () => void
  onPause: () => void
}) {
  const { quiz, isReady, counts, students, cutOff } = heard.live
  const sinceMs = useMsSince(heard.at, isPaused)
  const [isEnding, setEnding] = useState(false)
  const actions = (
    <>
      {mayMark(quiz) && counts.working + counts.offline > 0 && (
        <TimeForAll quizId={quiz._id} onGiven={refresh} />
      )}
      {mayEdit(quiz) && counts.working + counts.offline > 0 && (
        <Button look="secondary" onClick={() => setEnding(true)}>
          End for everyone now
        </Button>
      )}
      <Button look="secondary" onClick={onPause}>
        <ToolIcon name={isPaused ? 'play' : 'pause'} />
        {isPaused ? 'Resume updates' : 'Pause updates'}
      </Button>
    </>
  )
  return (
    <QuizPage
      quiz={quiz}
      tab="Live"
      about={`${counts.joined.toLocaleString('en')} joined`}
      actions={actions}
      onChanged={refresh}
    >
      {isEnding && <EndQuiz quiz={quiz} onClose={() => setEnding(false)} onEnded={refresh} />}
      <Figures counts={counts} />
      {error !== undefined && !isPaused && (
        <Notice kind="warn">
          The server could not be reached, so this is how it was a while ago. We keep trying.
        </Notice>
      )}
      {cutOff && mayMark(quiz) && <CutOffNotice quizId={quiz._id} cutOff={cutOff} onGiven={refresh} />}
      {counts.joined === 0 ? (
        !isReady ? (
          <NotReady quiz={quiz} />
        ) : (
          <NobodyYet
            quiz={quiz}
            title="Nobody has entered this quiz yet"
            follows="From then on you see here how far each of them is."
          />
        )
      ) : (
        <>
          <p className="muted sm live-note">
            {isPaused
              ? 'Updates are paused.'
              : `Updated ${plural(Math.round(sinceMs / 1000), 'second')} ago.`}{' '}
            Offline students keep working; their answers arrive when they reconnect.
          </p>
          <LiveTable {...{ quiz, students, sinceMs }} onGiven={refresh} />
          {students.length < counts.joined && (
            <p className="muted sm live-note">
              These are {students.length} of {plural(counts.joined, 'student')}: those first who may need
              somebody.
            </p>
          )}
        </>
      )}
    </QuizPage>
  )
}

function TimeForAll({ quizId, onGiven }: { quizId: string; onGiven: () => void }) {
  const said = (given: number) => `${plural(given, 'student')} got more time.`
  return (
    <TimeMenu
      label="More time for all"
      className="btn--secondary"
      whom="all who are working"
      onGive={(amount) => void giveTime(quizId, { reach: 'running', ...amount }, said, onGiven)}
    >
      <ToolIcon name="addTime" />
      More time for all
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
    <dl className="figs">
      {Object.entries(figures).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
