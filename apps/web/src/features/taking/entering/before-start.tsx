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
import { isInFirstFrame } from '../../../lib/first-frame.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'

export function BeforeStart({
  quiz,
  pageTitle = quiz.title,
  extraMinutes,
  pages,
  window: times,
  several,
  instructions,
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
  const untimed = late?.untimedFacts(quiz)
  return (
    <Page title={pageTitle} className="">
      <IdleQuizBar
        time={canStart && (untimed?.time ?? formatTimeLeft(timeLimitMs(quiz.timeLimit)))}
        timeName={untimed?.timeName}
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
          <Facts quiz={quiz} limit={untimed?.limit} extraMinutes={extraMinutes} attempts={several?.fact()} />
          {late && instructions && <late.Instructions text={instructions} lang={quiz.language ?? 'en'} />}
          <ul className="ticks">
            <li>{untimed?.clock ?? beforeStartWords.clock}</li>
            <li>{beforeStartWords.saving}</li>
            {late && <late.ScoringFacts quiz={quiz} />}
            {late && pages ? (
              <late.PagesPromise pages={pages} changing={untimed?.changing} />
            ) : (
              <li>{untimed?.changing ?? beforeStartWords.changing}</li>
            )}
          </ul>
          {canStart && (
            <p className="before-start__start">
              <Button size="lg" busy={busy} onClick={start}>
                {several?.start() ?? beforeStartWords.start}
              </Button>
            </p>
          )}
          {late && <late.PracticeLink quiz={quiz} />}
        </div>
      </div>
    </Page>
  )
}

function Facts({
  quiz,
  limit = commonWords.minutes(quiz.timeLimit),
  extraMinutes,
  attempts,
}: {
  quiz: QuizSummary
  limit: string | undefined
  extraMinutes: number | undefined
  attempts: string | undefined
}) {
  return (
    <dl className="facts">
      <div>
        <dt>{beforeStartWords.questionCount}</dt>
        <dd>{quiz.numQuestions}</dd>
      </div>
      <div>
        <dt>{beforeStartWords.timeLimit}</dt>
        <dd>{extraMinutes ? beforeStartWords.withExtra(limit, extraMinutes) : limit}</dd>
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

/** In a first frame `index.html` puts the first question's text in, as soon as it has come. */
export function LoadingQuiz() {
  const isSlow = useIsSlow()
  const [isFirstFrame] = useState(isInFirstFrame)
  return (
    <Page title={beforeStartWords.loadingTitle} className="" busy>
      <h1 className="vh">{beforeStartWords.loading}</h1>
      {(isSlow || isFirstFrame) && (
        <IdleQuizBar time="–:––" questionCount={12} status="">
          {isSlow && <span className="sk" style={{ inlineSize: '7rem' }} />}
        </IdleQuizBar>
      )}
      {isFirstFrame && (
        <div className="wrap">
          <div className="q first-question">
            <p className="q__no">
              <b>1</b>
            </p>
            <p className="q__text">
              <span id="first-text" dir="auto" suppressHydrationWarning>
                {''}
              </span>
            </p>
          </div>
        </div>
      )}
      {isSlow && (
        <div className="wrap page" aria-hidden="true">
          <EmptyFacts />
        </div>
      )}
    </Page>
  )
}

function EmptyFacts() {
  return (
    <div className="before-start">
      <Skeleton width="70%" height="2.25rem" />
      {['95%', '92%', '84%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton width="9rem" height="3.25rem" />
    </div>
  )
}
