import type { CallResult, Calls, OwnQuizSummary, QuizAnalysis } from '@quizly/contract'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import '../figs.css'
import { NoResultsYet } from '../no-attempts-yet.tsx'
import { resultActs } from '../result-acts.tsx'
import { useAnalysis } from '../api.ts'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { describeReliability, duration, oneDigit, percent, twoDigits } from './figure-texts.ts'
import { type Finding, findingsOf } from './findings.ts'
import { QuestionFigures } from './question-figures.tsx'
import './results.css'
import { ScoreDistribution } from './score-distribution.tsx'
import { Fold } from '../../../components/overlays/fold.tsx'

type Loaded = CallResult<Calls['getAnalysis']>

export function ResultsScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz query={useAnalysis(quizId)} title="Loading the results">
      {(loaded) => <Results {...loaded} />}
    </LoadedQuiz>
  )
}

function Results({ quiz, analysis }: Loaded) {
  const { attempts, averageScore, scores, questions, uncounted } = analysis
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      about={plural(attempts, 'result')}
      {...resultActs(quiz, { hasResults: attempts > 0 })}
    >
      {averageScore === null ? (
        <NothingYet quiz={quiz} waiting={analysis.waiting} />
      ) : (
        <div className="stack stack-8">
          <section className="worth">
            <h2>Worth a look</h2>
            <Findings findings={findingsOf(quiz._id, analysis)} />
          </section>
          <Figures quiz={quiz} analysis={analysis} average={averageScore} />
          <section className="scores-part">
            <h2>Score distribution</h2>
            <ScoreDistribution scores={scores} average={averageScore} />
          </section>
          <section>
            <div className="results-head">
              <h2>Questions</h2>
              <Link to={paths.quizGrid(quiz._id)}>Who got what right</Link>
            </div>
            <Statistics analysis={analysis} />
            <QuestionFigures {...{ quiz, attempts, questions, uncounted }} />
          </section>
        </div>
      )}
    </QuizPage>
  )
}

function NothingYet({ quiz, waiting }: { quiz: OwnQuizSummary; waiting: number }) {
  if (waiting === 0) return <NoResultsYet quiz={quiz} />
  return (
    <BlankSlate>
      <h2>Scores are being updated</h2>
      <p className="muted">The quiz was edited. Reload this page in a moment.</p>
    </BlankSlate>
  )
}

function Figures({ quiz, analysis, average }: Loaded & { average: number }) {
  const { attempts, averageShare, leastTotal, medianScore, medianMs, scores } = analysis
  const most = scores.length - 1
  const [lowest, highest] = [scores.findIndex(Boolean), scores.findLastIndex(Boolean)]
  return (
    <dl className="figs">
      <div>
        <dt>Attempts</dt>
        <dd>{attempts.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Average</dt>
        <dd>
          {oneDigit(average)}{' '}
          <small>
            of {leastTotal !== undefined && `${leastTotal} – `}
            {most} · {percent(averageShare ?? 0)}
          </small>
        </dd>
      </div>
      <div>
        <dt>Median</dt>
        <dd>{oneDigit(medianScore ?? 0)}</dd>
      </div>
      <div>
        <dt>Lowest – highest</dt>
        <dd>{lowest === highest ? lowest : `${lowest} – ${highest}`}</dd>
      </div>
      <div>
        <dt>Median time</dt>
        <dd>
          {duration(medianMs ?? 0)} <small>of {duration(quiz.timeLimit * 60_000)}</small>
        </dd>
      </div>
    </dl>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="muted">Nothing stands out.</p>
  return (
    <ul className="findings">
      {findings.map(({ title, more, link }) => (
        <li key={title}>
          <b>{title}</b>
          {more && <span className="muted">{more}</span>}
          {link && <Link to={link.to}>{link.text}</Link>}
        </li>
      ))}
    </ul>
  )
}

function Statistics({ analysis }: { analysis: QuizAnalysis }) {
  const { reliability, standardDeviation, scores, questions } = analysis
  const hasDiscrimination = questions.some(({ discrimination }) => 'value' in discrimination)
  return (
    <div className="statistics">
      <p className="muted sm">
        Difficulty is the share of students who got it right.{' '}
        {hasDiscrimination &&
          'Discrimination says whether students who did well on the other questions also got this one right.'}
      </p>
      <p className="muted sm">{describeReliability(analysis)}</p>
      <Fold id="statistics" title="For statisticians">
        <ul className="stack stack-2 sm">
          {reliability && (
            <li>
              Coefficient alpha {twoDigits(reliability.alpha)}, 95% interval{' '}
              {twoDigits(reliability.interval.low)} to {twoDigits(reliability.interval.high)} (Feldt).
              Standard error of a score: {oneDigit(reliability.standardError)} of {scores.length - 1} points.
            </li>
          )}
          {standardDeviation !== null && (
            <li>Standard deviation of the scores: {oneDigit(standardDeviation)} points.</li>
          )}
          <li>
            Difficulty: the share of right answers, with Wilson’s 95% interval under the pointer. Easy from
            85%, hard below 40%.
          </li>
          <li>
            Discrimination: the correlation with the points on all other questions, with a bootstrap interval
            under the pointer. Good from 0.30, fair from 0.15. Negative only if its interval excludes 0 after
            Holm’s correction over all questions. It takes 10 results, and 3 right and 3 wrong answers.
          </li>
        </ul>
      </Fold>
    </div>
  )
}
