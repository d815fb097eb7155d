import type { QuizSummary, TimedResult } from '@quizly/contract'
import type { StudentQuestion } from '@quizly/domain'
import { Link } from 'wouter'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { Page } from '../../components/page/page.tsx'
import { clockTime, dateAndTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { useLoad } from '../../lib/calls/use-load.ts'
import { loadOpened } from './load-opened.ts'
import { OpensSoon } from './opens-soon.tsx'
import { ResultFolds } from './result-folds.tsx'
import { ResultPage } from './result-page.tsx'
import './result.css'
import { TimeWasUp } from './time-was-up.tsx'

type Shown = {
  name: string
  result: TimedResult
  quiz: QuizSummary
  questions: readonly StudentQuestion[]
}

/**
 * What a student has submitted, while score and correct answers are held back: for seconds, or until the
 * educator closes the quiz.
 */
export function HeldBack(shown: Shown) {
  const { opensInMs } = shown.result
  return opensInMs === undefined ? (
    <Received {...shown} />
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
    <Received name={shown.name} {...data} />
  )
}

function Received({ name, result, quiz, questions }: Shown) {
  const answerById = new Map(result.answers.map((answer) => [answer.questionId, answer]))
  return (
    <Page title={quiz.title}>
      <HandoverNotice />
      <div className="result">
        <div className="result__side">
          <p className="eyebrow">Your answers</p>
          <h1 lang={quiz.language}>
            <bdi>{quiz.title}</bdi>
          </h1>
          <p className="muted sm">
            <bdi>{name}</bdi> · <bdi>{dateAndTime(result.submittedAt)}</bdi>
          </p>
          <TimeWasUp result={result} />
          <p>
            Your answers have been received. Your score and the correct answers appear here when your educator
            closes the quiz.
          </p>
          <Link className="linkish" to={paths.profile}>
            All my results
          </Link>
        </div>
        <div>
          <ol className="result__list" lang={quiz.language}>
            {questions.map(({ _id, text }, i) => (
              <GivenAnswer key={_id} number={i + 1} text={text} {...answerById.get(_id)} />
            ))}
          </ol>
          <ResultFolds result={result} title={quiz.title} />
        </div>
      </div>
    </Page>
  )
}

type Given = Partial<Pick<TimedResult['answers'][number], 'selectedOption' | 'savedAt'>>

function GivenAnswer({
  number,
  text,
  selectedOption = null,
  savedAt,
}: Given & { number: number; text: string }) {
  return (
    <li className="res">
      <p className="res__no" aria-hidden="true">
        {number}
      </p>
      <div>
        <h2 className="res__q">
          <span className="vh">Question {number}: </span>
          <span className="res__words" dir="auto">
            {text}
          </span>
        </h2>
        <dl>
          <div>
            <dt>Your answer</dt>
            <dd>
              {selectedOption === null ? (
                'You skipped this question.'
              ) : (
                <bdi>{[selectedOption].flat().join(', ')}</bdi>
              )}
              {savedAt !== undefined && (
                <span className="res__saved" lang="en">
                  Saved {clockTime(savedAt)}
                </span>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </li>
  )
}
