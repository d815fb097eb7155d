import {
  results as resultsWords,
  statistics as statisticsWords,
  findings as findingWords,
} from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import type { CallResult, Calls, OwnQuizSummary, QuizAnalysis } from '@quizly/contract'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { paths } from '../../../lib/paths.ts'
import '../../quiz-page/figs.css'
import { NoResultsYet } from '../../quiz-page/no-attempts-yet.tsx'
import { resultActions } from '../../quiz-page/result-actions.tsx'
import { useAnalysis } from '../../quiz-page/api.ts'
import { AsOf } from '../../quiz-page/as-of.tsx'
import { LoadedQuiz } from '../../quiz-page/loaded-quiz.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { describeReliability, duration, oneDigit, percent, twoDigits } from '../../quiz-page/figure-texts.ts'
import { describeSeenEarly } from '../../quiz-page/describe-changes.ts'
import { QuestionFigures } from './question-figures.tsx'
import './results.css'
import { ScoreDistribution } from './score-distribution.tsx'
import { Fold } from '../../../components/overlays/fold.tsx'

/** Something in the results that deserves a look, in words; the link leads to where it can be seen. */
type Finding = { title: string; more?: string; link?: { to: string; text: string } }

/** What hangs on one or two students is not worth a look. */
const fewestMisses = 3

/** What the results of a class say before one looks at any number, the most urgent first. */
export function findingsOf(
  quizId: string,
  { waiting, belowHalf, questions, seenEarly }: QuizAnalysis,
): Finding[] {
  const suspected = questions.flatMap(({ suspectedKey, suspectedPair, question, number }): Finding[] =>
    suspectedKey === undefined && !suspectedPair
      ? []
      : [
          {
            title: findingWords.wrongKey(number),
            link: { to: paths.regrade(quizId, question._id), text: findingWords.checkKey },
          },
        ],
  )
  const shares = questions.map(({ difficulty }) => difficulty.share)
  const hardest = questions[shares.indexOf(Math.min(...shares))]
  const { right = 0, partly = 0 } = hardest?.difficulty ?? {}
  const isHard = hardest && hardest.asked - right - partly >= fewestMisses && questions.length > 1
  const early = seenEarly ? describeSeenEarly(seenEarly) : []
  return [
    ...suspected,
    ...early.map((title) => ({ title })),
    ...(isHard
      ? [
          {
            title: findingWords.hardest(hardest.number),
            more: findingWords.right(right, hardest.asked),
            link: { to: `${paths.quizGrid(quizId)}?failed=${hardest.number}`, text: findingWords.whoMissed },
          },
        ]
      : []),
    ...(belowHalf > 0
      ? [
          {
            title: findingWords.belowHalf(belowHalf),
            link: { to: `${paths.quizStudents(quizId)}?sort=score`, text: findingWords.seeStudents },
          },
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            title: findingWords.notCounted(waiting),
            more: findingWords.notCountedHint,
          },
        ]
      : []),
  ]
}

type Loaded = CallResult<Calls['getAnalysis']>

export function ResultsScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz query={useAnalysis(quizId)} title={resultsWords.loading}>
      {(loaded) => <Results {...loaded} />}
    </LoadedQuiz>
  )
}

function Results({ quiz, analysis, asOf }: Loaded) {
  const { attempts, averageScore, scores, points, questions, uncounted } = analysis
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      about={resultsWords.results(attempts)}
      {...resultActions(quiz, { hasResults: attempts > 0 })}
    >
      <AsOf asOf={asOf} />
      {averageScore === null ? (
        <NothingYet quiz={quiz} {...analysis} />
      ) : (
        <div className="stack stack-8">
          {analysis.unmarked !== undefined && <p>{resultsWords.unmarked(analysis.unmarked)}</p>}
          <section className="findings-part">
            <h2>{resultsWords.worthALook}</h2>
            <Findings findings={findingsOf(quiz._id, analysis)} />
          </section>
          <Figures quiz={quiz} analysis={analysis} average={averageScore} />
          <section className="scores-part">
            <h2>{resultsWords.distribution}</h2>
            <ScoreDistribution scores={scores} points={points} average={averageScore} />
          </section>
          <section>
            <div className="results-head">
              <h2>{resultsWords.questions}</h2>
              <Link to={paths.quizGrid(quiz._id)}>{resultsWords.grid}</Link>
            </div>
            <Statistics analysis={analysis} />
            <QuestionFigures {...{ quiz, attempts, questions, uncounted }} />
          </section>
        </div>
      )}
    </QuizPage>
  )
}

function NothingYet({
  quiz,
  waiting,
  unmarked = 0,
}: { quiz: OwnQuizSummary } & Pick<QuizAnalysis, 'waiting' | 'unmarked'>) {
  if (unmarked > 0) {
    return (
      <BlankSlate>
        <h2>{resultsWords.noneMarked}</h2>
        <p className="muted">{resultsWords.unmarked(unmarked)}</p>
      </BlankSlate>
    )
  }
  if (waiting === 0) return <NoResultsYet quiz={quiz} />
  return (
    <BlankSlate>
      <h2>{resultsWords.updating}</h2>
      <p className="muted">{resultsWords.updatingHint}</p>
    </BlankSlate>
  )
}

function Figures({ quiz, analysis, average }: Loaded & { average: number }) {
  const { attempts, averageShare, leastTotal, medianScore, medianMs, scores, points } = analysis
  const most = totalOf(analysis)
  const { lowest, highest } = points ?? {
    lowest: scores.findIndex(Boolean),
    highest: scores.findLastIndex(Boolean),
  }
  return (
    <dl className="figs">
      <div>
        <dt>{resultsWords.figures.attempts}</dt>
        <dd>{format.number(attempts)}</dd>
      </div>
      <div>
        <dt>{resultsWords.figures.average}</dt>
        <dd>
          {oneDigit(average)}{' '}
          <small>
            {resultsWords.averageOf(
              leastTotal === undefined ? format.number(most) : resultsWords.range(leastTotal, most),
              percent(averageShare ?? 0),
            )}
          </small>
        </dd>
      </div>
      <div>
        <dt>{resultsWords.figures.median}</dt>
        <dd>{oneDigit(medianScore ?? 0)}</dd>
      </div>
      <div>
        <dt>{resultsWords.figures.range}</dt>
        <dd>{lowest === highest ? format.number(lowest) : resultsWords.range(lowest, highest)}</dd>
      </div>
      <div>
        <dt>{resultsWords.figures.time}</dt>
        <dd>
          {duration(medianMs ?? 0)} <small>{resultsWords.timeOf(duration(quiz.timeLimit * 60_000))}</small>
        </dd>
      </div>
    </dl>
  )
}

/** What an attempt could reach at most. */
const totalOf = ({ points, scores }: QuizAnalysis) => points?.outOf ?? scores.length - 1

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="muted">{resultsWords.nothingStandsOut}</p>
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
  const { reliability, standardDeviation, points, questions } = analysis
  const { difficultyHint, difficulty } = points ? statisticsWords.weighted : statisticsWords
  const hasDiscrimination = questions.some(({ discrimination }) => 'value' in discrimination)
  return (
    <div className="statistics">
      <p className="muted sm">
        {difficultyHint} {hasDiscrimination && statisticsWords.discriminationHint}
      </p>
      <p className="muted sm">{describeReliability(analysis)}</p>
      <Fold id="statistics" title={statisticsWords.title}>
        <ul className="stack stack-2 sm">
          {reliability && (
            <li>
              {statisticsWords.alpha(
                twoDigits(reliability.alpha),
                twoDigits(reliability.interval.low),
                twoDigits(reliability.interval.high),
                oneDigit(reliability.standardError),
                totalOf(analysis),
              )}
            </li>
          )}
          {standardDeviation !== null && <li>{statisticsWords.deviation(oneDigit(standardDeviation))}</li>}
          <li>{difficulty}</li>
          <li>{statisticsWords.discrimination}</li>
        </ul>
      </Fold>
    </div>
  )
}
