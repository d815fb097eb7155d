import { heldBack as heldBackWords } from '@quizly/words/results.ts'
import { format } from '@quizly/words/language.ts'
import { outOfTotal } from '../../components/result/out-of.ts'
import { result as resultWords, resultQuestion as resultQuestionWords } from '@quizly/words/student.ts'
import { useLanguage } from '../../lib/words/language.ts'
import type { QuizSummary, StreamEvent, TimedResult } from '@quizly/contract'
import type { StudentQuestion } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { QuestionHead, Texts } from '../../components/result/marked-answer.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { Page } from '../../components/page/page.tsx'
import { clockTime, dateAndTime } from '../../lib/dates.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import { followAttempt } from '../../lib/calls/follow-stream.ts'
import { ownZone } from '../../lib/time/wall-time.ts'
import { useLoad } from '../../lib/use-load.ts'
import { type LoadedResult, loadResult } from './load-result.ts'
import { OwnAttempts } from './own-attempts.tsx'
import { ResultFolds } from './result-folds.tsx'
import { ResultPage } from './result-page.tsx'
import '../../components/result/result.css'
import { TimeWasUp } from './time-was-up.tsx'

type Shown = {
  name: string
  result: TimedResult
  quiz: QuizSummary
  questions: readonly StudentQuestion[]
}

/** For seconds, until the quiz is closed or results are given out, or for good if only the score is shown. */
export function HeldBack(shown: Shown) {
  const { opensInMs } = shown.result
  return opensInMs === undefined ? (
    <WaitsForOthers {...shown} />
  ) : (
    <OpensByItself {...shown} opensInMs={opensInMs} />
  )
}

function OpensByItself({ opensInMs, ...shown }: Shown & { opensInMs: number }) {
  const { quizId, userId } = shown.result
  const load = useLoad('', (signal) => loadOpened({ quizId, userId, opensInMs }, signal))
  if (load.status !== 'ready') return <OpensSoon {...shown} opensInMs={opensInMs} />
  const { data } = load
  return data.outcome === 'found' ? (
    <ResultPage name={shown.name} {...data} />
  ) : (
    <WaitsForOthers name={shown.name} {...data} />
  )
}

/** A class that waits does not look at one moment. */
const lookSpreadMs = 3_000

/** Looks again when the server says that more can be seen, and whenever the student comes back to the page. */
function WaitsForOthers(shown: Shown) {
  const { _id, quizId, userId, why, attempts } = shown.result
  const attempt = attempts && String(attempts.number)
  const [opened, setOpened] = useState<Extract<LoadedResult, { outcome: 'found' }>>()
  useEffect(() => {
    if (why === 'score-only' || opened) return
    const controller = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const load = await loadResult(quizId, userId, controller.signal, attempt)
      if (load.outcome === 'found') setOpened(load)
    }
    const lookSafely = () => void look().catch(() => undefined)
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = ({ type }: StreamEvent<'getClock'>) => {
      if (type === 'result-changed') timer = setTimeout(lookSafely, lookSpreadMs * Math.random())
    }
    const unfollow = followAttempt(_id, lookSoon, lookSafely)
    document.addEventListener('visibilitychange', lookSafely)
    return () => {
      controller.abort()
      unfollow()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookSafely)
    }
  }, [_id, quizId, userId, why, attempt, opened])
  return opened ? <ResultPage name={shown.name} {...opened} /> : <Received {...shown} />
}

function Received({ name, result, quiz, questions }: Shown) {
  const answerById = new Map(result.answers.map((answer) => [answer.questionId, answer]))
  return (
    <Page title={resultWords.title(quiz.title)}>
      <HandoverNotice />
      <div className="result">
        <div className="result__side">
          <p className="eyebrow">
            {result.score === null ? resultWords.answersHeading : resultWords.heading}
          </p>
          <h1 lang={quiz.language ?? 'en'}>
            <bdi>{quiz.title}</bdi>
          </h1>
          <p className="muted sm">
            <bdi>{name}</bdi> · <bdi>{dateAndTime(result.submittedAt)}</bdi>
          </p>
          <TimeWasUp result={result} />
          {result.score !== null && (
            <p className="score__big">
              <span className="vh">{resultWords.score} </span>
              <span>{format.number(result.score ?? 0)}</span> <small>{outOfTotal(result)}</small>
            </p>
          )}
          <p>{describeWait(result)}</p>
          {result.attempts && <OwnAttempts quizId={quiz._id} attempts={result.attempts} />}
          <Link className="linkish" to={studentPaths.profile}>
            {resultWords.allMine}
          </Link>
        </div>
        <div>
          <ol className="result__list" lang={quiz.language ?? 'en'}>
            {questions.map((question, i) => (
              <GivenAnswer
                key={question._id}
                number={i + 1}
                question={question}
                language={quiz.language}
                {...answerById.get(question._id)}
              />
            ))}
          </ol>
          <ResultFolds result={result} title={quiz.title} />
        </div>
      </div>
    </Page>
  )
}

function describeWait({ why, closesAt, releasesAt, wasWithdrawn, score }: TimedResult): string {
  if (why === 'score-only') return heldBackWords.scoreOnly
  if (why === 'attempts-left') return heldBackWords.attemptsLeft
  if (why === 'until-all-finish')
    return score === null ? heldBackWords.nothingUntilAllFinish : heldBackWords.untilAllFinish
  if (why === 'until-given-out') {
    if (releasesAt === undefined)
      return wasWithdrawn ? heldBackWords.wasWithdrawn : heldBackWords.untilReleased
    const when = [dateAndTime(releasesAt), ownZone()] as const
    return wasWithdrawn ? heldBackWords.wasWithdrawnUntil(...when) : heldBackWords.untilReleasedAt(...when)
  }
  return closesAt === undefined
    ? heldBackWords.untilClosed
    : heldBackWords.untilClosedAt(dateAndTime(closesAt))
}

type Given = Partial<Pick<TimedResult['answers'][number], 'selectedOption' | 'savedAt'>>

function GivenAnswer({
  number,
  question,
  selectedOption = null,
  savedAt,
  language,
}: Given & { number: number; question: StudentQuestion; language: string | undefined }) {
  const appLanguage = useLanguage()
  return (
    <li className="res" dir={questionDirection(question, language)}>
      <p className="res__no" aria-hidden="true">
        {number}
      </p>
      <div>
        <QuestionHead number={number} question={question} />
        <dl>
          <div>
            <dt>{resultQuestionWords.yourAnswer}</dt>
            <dd>
              {selectedOption === null ? (
                <bdi>{resultQuestionWords.skipped}</bdi>
              ) : (
                <Texts of={[selectedOption].flat()} question={question} />
              )}
              {savedAt !== undefined && (
                <span className="res__saved" lang={appLanguage}>
                  {resultQuestionWords.saved(clockTime(savedAt))}
                </span>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </li>
  )
}

type ClosedResult = { quizId: string; userId: string; opensInMs: number }
type OpenedResult = Extract<LoadedResult, { outcome: 'found' | 'held-back' }>

const againMs = 3_000

async function loadOpened(
  { quizId, userId, opensInMs }: ClosedResult,
  signal: AbortSignal,
): Promise<OpenedResult> {
  await new Promise((resolve) => setTimeout(resolve, opensInMs))
  signal.throwIfAborted()
  const load = await loadResult(quizId, userId, signal).catch(() => undefined)
  const isThere = load?.outcome === 'found' || load?.outcome === 'held-back'
  if (!isThere) return loadOpened({ quizId, userId, opensInMs: againMs }, signal)
  const again = load.result.opensInMs
  return again === undefined ? load : loadOpened({ quizId, userId, opensInMs: again }, signal)
}

/** `opensInMs` counts from when this is first shown. */
function OpensSoon({
  result,
  quiz,
  opensInMs,
}: {
  result: TimedResult
  quiz: QuizSummary
  opensInMs: number
}) {
  return (
    <Page title={resultWords.title(quiz.title)}>
      <HandoverNotice />
      <div className="stack">
        <p className="eyebrow">{resultWords.heading}</p>
        <h1 lang={quiz.language ?? 'en'}>
          <bdi>{quiz.title}</bdi>
        </h1>
        <TimeWasUp result={result} />
        <p>{heldBackWords.opensIn(<SecondsLeft key="seconds" opensInMs={opensInMs} />)}</p>
        <Link className="linkish" to={studentPaths.profile}>
          {resultWords.allMine}
        </Link>
      </div>
    </Page>
  )
}

function SecondsLeft({ opensInMs }: { opensInMs: number }) {
  const [left, setLeft] = useState(Math.ceil(opensInMs / 1_000))
  useEffect(() => {
    const endsAt = performance.now() + opensInMs
    const timer = setInterval(() => {
      setLeft(Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000)))
    }, 1_000)
    return () => clearInterval(timer)
  }, [opensInMs])
  return left
}
