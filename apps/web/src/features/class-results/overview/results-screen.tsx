import {
  markingPage as markingWords,
  questionFigures as questionWords,
  results as resultsWords,
  statistics as statisticsWords,
  findings as findingWords,
} from '@quizly/words/desk.ts'
import { releasing as releasingWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import type { AnalysedQuestion, CallResult, Calls, OwnQuizSummary, QuizAnalysis } from '@quizly/contract'
import { hasTimeLimit, isWritten, timeLimitMs } from '@quizly/domain'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { mayMark } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import '../../quiz-page/figs.css'
import { NoResultsYet } from '../../quiz-page/no-attempts-yet.tsx'
import { useNextAct } from '../../quiz-page/quiz-actions.tsx'
import { useAnalysis, useWithCounts } from '../../quiz-page/api.ts'
import { AsOf } from '../../quiz-page/as-of.tsx'
import { answerDecisions } from '../../quiz-page/regrading-api.ts'
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
  quiz: Pick<OwnQuizSummary, '_id' | 'role'>,
  { waiting, belowHalf, questions, seenEarly }: QuizAnalysis,
): Finding[] {
  const { _id: quizId } = quiz
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
    ...(isHard ? [toReview(quiz, hardest) ?? hardestOf(quizId, hardest, right)] : []),
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

const hardestOf = (quizId: string, { number, asked }: AnalysedQuestion, right: number): Finding => ({
  title: findingWords.hardest(number),
  more: findingWords.right(right, asked),
  link: { to: `${paths.quizGrid(quizId)}?failed=${number}`, text: findingWords.whoMissed },
})

/** Until somebody has looked at what a class wrote, a question may seem hard because of its key. */
function toReview(
  quiz: Pick<OwnQuizSummary, '_id' | 'role'>,
  { number, question, choices: { wrong } }: AnalysedQuestion,
): Finding | undefined {
  const answers = wrong.worst + wrong.middle + wrong.best
  const isReviewed =
    question.marking?.also !== undefined || answerDecisions(question._id).load() !== undefined
  if (!isWritten(question.type) || !mayMark(quiz) || isReviewed || answers < fewestMisses) return undefined
  return {
    title: findingWords.toReview(number, answers),
    link: { to: paths.acceptAnswers(quiz._id, question._id), text: questionWords.accept },
  }
}

type Loaded = CallResult<Calls['getAnalysis']>

export function ResultsScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz query={useWithCounts(quizId, useAnalysis(quizId))} title={resultsWords.loading}>
      {(loaded) => <Results {...loaded} />}
    </LoadedQuiz>
  )
}

function Results({ quiz, analysis, asOf }: Loaded) {
  const { attempts, averageScore, scores, points, questions, uncounted, toMark = 0, toRelease = 0 } = analysis
  const hasFigures = averageScore !== null && totalOf(analysis) > 0
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      about={resultsWords.results(attempts)}
      offers={toMark > 0 ? 'mark' : undefined}
    >
      <AsOf asOf={asOf} />
      {toMark + toRelease > 0 && (
        <ToMark {...{ quiz, toMark, toRelease }} isLeftOut={analysis.unmarked !== undefined && hasFigures} />
      )}
      {!hasFigures ? (
        toMark + toRelease === 0 && <NothingYet quiz={quiz} {...analysis} />
      ) : (
        <div className="stack stack-8">
          <section className="findings-part">
            <h2>{resultsWords.worthALook}</h2>
            <Findings findings={findingsOf(quiz, analysis)} />
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

/** What a person has still to mark hides nothing else. */
function ToMark({
  quiz,
  toMark,
  toRelease,
  isLeftOut,
}: {
  quiz: OwnQuizSummary
  toMark: number
  toRelease: number
  /** The figures below are without them. */
  isLeftOut: boolean
}) {
  const next = useNextAct(quiz)
  return (
    <div className="marks-wanted">
      <p>
        {toMark > 0 && <b>{resultsWords.toMark(toMark)} </b>}
        {toRelease > 0 && <b>{resultsWords.toRelease(toRelease)} </b>}
        {isLeftOut && resultsWords.withoutThem}
      </p>
      {mayMark(quiz) && (toMark > 0 || !quiz.plannedRelease) && (
        <LinkButton
          look={next === (toMark > 0 ? 'mark' : 'release') ? 'primary' : 'secondary'}
          to={paths.marking(quiz._id)}
        >
          {toMark > 0 ? markingWords.open : releasingWords.releaseMarks}
        </LinkButton>
      )}
    </div>
  )
}

function NothingYet({ quiz, waiting }: { quiz: OwnQuizSummary } & Pick<QuizAnalysis, 'waiting'>) {
  if (waiting === 0) return <NoResultsYet quiz={quiz} />
  return (
    <BlankSlate>
      <h2>{resultsWords.updating}</h2>
      <p className="muted">{resultsWords.updatingHint}</p>
    </BlankSlate>
  )
}

function Figures({ quiz, analysis, average }: Loaded & { average: number }) {
  const { attempts, averageShare, medianScore, medianMs, scores, points, unmarked } = analysis
  const share = percent(averageShare ?? 0)
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
          {unmarked === undefined ? oneDigit(average) : resultsWords.openAverage(oneDigit(average))}{' '}
          <small>
            {unmarked === undefined
              ? resultsWords.averageOf(mostOf(analysis), share)
              : resultsWords.openAverageOf(quiz.scoring?.maxScore ?? totalOf(analysis), share)}
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
          {duration(medianMs ?? 0)}{' '}
          {hasTimeLimit(quiz.timeLimit) && (
            <small>{resultsWords.timeOf(duration(timeLimitMs(quiz.timeLimit)))}</small>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** What attempts could reach, which is less where fewer questions were asked. */
const mostOf = (analysis: QuizAnalysis) =>
  analysis.leastTotal === undefined
    ? format.number(totalOf(analysis))
    : resultsWords.range(analysis.leastTotal, totalOf(analysis))

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
