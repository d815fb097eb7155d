import type { QuizSummary } from '@quizly/contract'
import { formatTimeLeft, timeLimitMs } from '@quizly/domain'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/tables/facts.css'
import { Page } from '../../../components/page/page.tsx'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { studentPaths } from '../../../lib/student-paths.ts'
import { plural } from '../../../lib/plural.ts'
import './before-start.css'
import { IdleQuizBar } from '../running/quiz-bar.tsx'
import { pagedView } from '../running/load-paged.ts'
import { type LoadedQuiz, startQuiz } from './load-quiz.ts'
import { alreadyAttempted, startFailure } from '../messages.ts'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { sendFailureOf } from '../../../lib/failures.ts'
import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'

export function BeforeStart({
  quiz,
  pageTitle = quiz.title,
  extraMinutes,
  pages,
  window: times,
  StartWindow,
  several,
  onDue,
  onStart,
}: Omit<Extract<LoadedQuiz, { state: 'admitted' }>, 'state'> & {
  pageTitle?: string
  onDue?: () => void
  onStart: (attempt: OpenAttempt) => void
}) {
  const paged = pagedView(pages)
  const { start, busy } = useStart(quiz, several?.number, onStart)
  const questions = plural(quiz.numQuestions, 'question')
  const canStart = times?.canStart ?? true
  return (
    <Page title={pageTitle} className="">
      <IdleQuizBar
        timeLeft={canStart && formatTimeLeft(timeLimitMs(quiz.timeLimit))}
        questionCount={quiz.numQuestions}
        status={canStart ? 'Not started' : ''}
      >
        {questions}
      </IdleQuizBar>
      <div className="wrap page">
        <div className="before-start">
          {StartWindow && times && onDue && <StartWindow window={times} quiz={quiz} onDue={onDue} />}
          <h1 lang={quiz.language}>
            <bdi>{quiz.title}</bdi>
          </h1>
          <Facts quiz={quiz} extraMinutes={extraMinutes} attempts={several?.fact} />
          <h2>Before you start</h2>
          <ul className="ticks">
            <li>The clock starts when you press Start Quiz and does not pause.</li>
            <li>Every answer is saved as you make it, even if you lose the connection.</li>
            {paged && pages ? (
              <paged.PagesPromise pages={pages} />
            ) : (
              <li>You can change any answer until you submit. At 0:00 the quiz is submitted for you.</li>
            )}
          </ul>
          {canStart && (
            <Button size="lg" busy={busy} onClick={start}>
              {several?.start ?? 'Start Quiz'}
            </Button>
          )}
        </div>
      </div>
    </Page>
  )
}

function Facts({
  quiz,
  extraMinutes,
  attempts,
}: {
  quiz: QuizSummary
  extraMinutes: number | undefined
  attempts: string | undefined
}) {
  return (
    <dl className="facts">
      <div>
        <dt>Questions</dt>
        <dd>{quiz.numQuestions}</dd>
      </div>
      <div>
        <dt>Time limit</dt>
        <dd>
          {plural(quiz.timeLimit, 'minute')}
          {extraMinutes && ` (${extraMinutes} extra for you)`}
        </dd>
      </div>
      <div>
        <dt>Attempts</dt>
        <dd>{attempts ?? '1 attempt'}</dd>
      </div>
    </dl>
  )
}

function useStart(quiz: QuizSummary, number: number | undefined, onStart: (attempt: OpenAttempt) => void) {
  const [busy, setBusy] = useState(false)
  const starting = useRef(false)
  const toasts = useScreenToasts()

  async function start() {
    if (starting.current) return
    starting.current = true
    setBusy(true)
    toasts.clear()
    try {
      onStart(await startQuiz(quiz, number))
    } catch (error) {
      if (sendFailureOf(error) === 'over') {
        navigate(studentPaths.result(quiz._id), { replace: true, state: alreadyAttempted })
      } else {
        const action = { label: 'Try again', run: () => void start() }
        toasts.notify({ kind: 'error', text: startFailure(error), action })
      }
    }
    starting.current = false
    setBusy(false)
  }
  return { start: () => void start(), busy }
}

export function LoadingQuiz() {
  const isSlow = useIsSlow()
  return (
    <Page title="Loading quiz" className="" busy>
      <h1 className="vh">Loading quiz…</h1>
      {isSlow && (
        <>
          <IdleQuizBar timeLeft="–:––" questionCount={12} status="">
            <span className="sk" style={{ inlineSize: '7rem' }} />
          </IdleQuizBar>
          <div className="wrap page" aria-hidden="true">
            <EmptyFacts />
          </div>
        </>
      )}
    </Page>
  )
}

function EmptyFacts() {
  return (
    <div className="before-start">
      <Skeleton width="70%" height="2.25rem" />
      <div className="facts">
        {['30%', '44%', '62%'].map((width) => (
          <div key={width}>
            <span className="sk" style={{ inlineSize: '5.5rem' }} />
            <span className="sk" style={{ inlineSize: width }} />
          </div>
        ))}
      </div>
      <Skeleton width="10rem" height="1.25rem" />
      <Skeleton width="92%" />
      <Skeleton width="84%" />
      <Skeleton width="95%" />
      <Skeleton width="9rem" height="3.25rem" />
    </div>
  )
}
