import { beforeStart as beforeStartWords, everywhere as commonWords } from '@quizly/words/student.ts'
import type { QuizSummary } from '@quizly/contract'
import { formatTimeLeft, timeLimitMs } from '@quizly/domain'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/tables/facts.css'
import { Page } from '../../../components/page/page.tsx'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { studentPaths } from '../../../lib/student-paths.ts'
import './before-start.css'
import { IdleQuizBar } from '../running/quiz-bar.tsx'
import { lateNow } from '../../../lib/late.ts'
import { type LoadedQuiz, startQuiz } from './load-quiz.ts'
import { handoverOf } from '../messages.ts'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { sendFailureOf } from '../../../lib/failures.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'

export function BeforeStart({
  quiz,
  pageTitle = quiz.title,
  extraMinutes,
  pages,
  window: times,
  several,
  onDue,
  onStart,
}: Omit<Extract<LoadedQuiz, { state: 'admitted' }>, 'state'> & {
  pageTitle?: string
  onDue?: () => void
  onStart: (attempt: OpenAttempt) => void
}) {
  const late = lateNow()
  const { start, busy } = useStart(quiz, several?.number, onStart)
  const canStart = times?.canStart ?? true
  return (
    <Page title={pageTitle} className="">
      <IdleQuizBar
        timeLeft={canStart && formatTimeLeft(timeLimitMs(quiz.timeLimit))}
        questionCount={quiz.numQuestions}
        status={canStart ? beforeStartWords.notStarted : ''}
      >
        {beforeStartWords.questions(quiz.numQuestions)}
      </IdleQuizBar>
      <div className="wrap page">
        <div className="before-start">
          {late && times && onDue && <late.StartWindow window={times} quiz={quiz} onDue={onDue} />}
          <h1 lang={quiz.language ?? 'en'}>
            <bdi>{quiz.title}</bdi>
          </h1>
          <Facts quiz={quiz} extraMinutes={extraMinutes} attempts={several?.fact()} />
          <h2>{beforeStartWords.heading}</h2>
          <ul className="ticks">
            <li>{beforeStartWords.clock}</li>
            <li>{beforeStartWords.saving}</li>
            {late && <late.ScoringFacts quiz={quiz} />}
            {late && pages ? <late.PagesPromise pages={pages} /> : <li>{beforeStartWords.changing}</li>}
          </ul>
          {canStart && (
            <Button size="lg" busy={busy} onClick={start}>
              {several?.start() ?? beforeStartWords.start}
            </Button>
          )}
          {late && <late.PracticeLink quiz={quiz} />}
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
  const minutes = commonWords.minutes(quiz.timeLimit)
  return (
    <dl className="facts">
      <div>
        <dt>{beforeStartWords.questionCount}</dt>
        <dd>{quiz.numQuestions}</dd>
      </div>
      <div>
        <dt>{beforeStartWords.timeLimit}</dt>
        <dd>{extraMinutes ? beforeStartWords.withExtra(minutes, extraMinutes) : minutes}</dd>
      </div>
      <div>
        <dt>{beforeStartWords.attempts}</dt>
        <dd>{attempts ?? beforeStartWords.oneAttempt}</dd>
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
        navigate(studentPaths.result(quiz._id), { replace: true, state: handoverOf('alreadyAttempted') })
      } else {
        const text = () => beforeStartWords.startFailed(messageOfFailure(error))
        toasts.notifyFailure(text, () => void start())
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
    <Page title={beforeStartWords.loadingTitle} className="" busy>
      <h1 className="vh">{beforeStartWords.loading}</h1>
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
