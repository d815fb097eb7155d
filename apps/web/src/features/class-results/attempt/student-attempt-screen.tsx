import { scoreText } from '../../../lib/scores.ts'
import { studentAttempt as attemptWords } from '@quizly/words/desk.ts'
import { outOfTotal } from '../../../components/result/out-of.ts'
import { result as resultWords, verdicts as verdictWords } from '@quizly/words/student.ts'
import type { AttemptForOwner, TimelineEvent } from '@quizly/contract'
import { isMarkedByPerson, type Question } from '@quizly/domain'
import { useState, type ReactNode } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Fold } from '../../../components/overlays/fold.tsx'
import { MarkedAnswer } from '../../../components/result/marked-answer.tsx'
import { type MarkedQuestion, markedQuestions } from '../../../components/result/marked-question.ts'
import '../../../components/result/result.css'
import { VerdictSummary } from '../../../components/result/verdict-summary.tsx'
import { Timeline } from '../../../components/quiz/timeline.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { mayEdit, mayMark, mayOwn } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import '../../quiz-page/quiz-page.css'
import { DeleteAttempt } from '../students/delete-attempt.tsx'
import { AcceptedAnswers, LateAnswers } from './late-answers.tsx'
import { openPoints, useMarkingByHand } from '../../quiz-page/regrading-api.ts'
import { emailOrSlip, personName } from '../../../lib/words/person-name.ts'
import { shownReason } from '../../../lib/words/reasons.ts'
import { MarkAnswer } from './mark-answer.tsx'
import { ScoreHistory } from './score-history.tsx'
import '../../quiz-page/desk.css'
import { changeCached, refreshQuiz } from '../../../lib/calls/queries.ts'
import { attemptKey, type QuizForEducator, usePreviousNext, useStudentAttempt } from '../../quiz-page/api.ts'
import { LoadedQuiz } from '../../quiz-page/loaded-quiz.tsx'

/** After what an educator did: who that was, and the reason. */
function doneBy({ by, reason }: TimelineEvent): ReactNode {
  if (by === undefined) return null
  return (
    <span className="muted">
      {' '}
      · <bdi>{personName(by)}</bdi>
      {reason !== undefined && (
        <>
          : <bdi>{shownReason(reason)}</bdi>
        </>
      )}
    </span>
  )
}

/**
 * The questions in the order of a result's answers, which is the one in which the student saw them, so that they have
 * the numbers of the timeline. Questions that were added later come last.
 */
export function asStudentSaw<Shown extends { _id: string }>(
  questions: readonly Shown[],
  { answers }: { answers: readonly { questionId: string }[] },
): Shown[] {
  const places = new Map(answers.map(({ questionId }, index) => [questionId, index]))
  const placeOf = ({ _id }: Shown) => places.get(_id) ?? answers.length
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function StudentAttemptScreen() {
  const { quizId = '', userId = '' } = useParams()
  const attempt = new URLSearchParams(useSearch()).get('attempt') ?? undefined
  const query = useStudentAttempt(quizId, userId, attempt)
  return (
    <LoadedQuiz
      query={query}
      title={attemptWords.loading}
      failed={attemptWords.failed}
      safe={attemptWords.safe}
      missing={resultWords.none}
    >
      {(loaded) => (
        <StudentAttempt
          key={loaded.attempt.result._id}
          {...loaded}
          onDecided={(changed) =>
            changeCached<typeof loaded>(attemptKey(quizId, userId, attempt), (before) => ({
              ...before,
              attempt: changed,
            }))
          }
        />
      )}
    </LoadedQuiz>
  )
}

/** As the student sees the result, and what only educators see: late answers, the score's history, the students before and after. */
function StudentAttempt({
  attempt,
  questions: inEducatorsOrder,
  own,
  onDecided,
}: {
  attempt: AttemptForOwner
  questions: readonly Question[]
  own: QuizForEducator['quiz']
  onDecided: (attempt: AttemptForOwner) => void
}) {
  const { quiz, result } = attempt
  const questions = asStudentSaw(inEducatorsOrder, result)
  const marked = markedQuestions(result, questions, quiz.language)
  const numberOf = (questionId: string) => questions.findIndex(({ _id }) => _id === questionId) + 1
  const marking = useMarkingByHand(attempt, numberOf, onDecided)
  const accepted = attempt.events.findLast(({ kind }) => kind === 'accepted')
  const notes = accepted && new Map([[accepted, <AcceptedAnswers key="" {...{ attempt, questions }} />]])
  const shownIds = new Set(result.answers.map(({ questionId }) => questionId))
  return (
    <Page title={`${personName(attempt.student.name)} – ${quiz.title}`}>
      <div className="result">
        <Summary attempt={attempt} marked={marked} own={own} />
        <div className="stack stack-8">
          <LateAnswers {...{ attempt, questions, canMark: mayMark(own), onDecided }} />
          <ol className="result__list" aria-label={attemptWords.answers}>
            {marked.map((answer) => (
              <MarkedAnswer
                key={answer.question._id}
                {...answer}
                label={attemptWords.answer}
                nothing={verdictWords.names[answer.verdict === 'not-asked' ? 'not-asked' : 'skipped']}
              >
                {shownIds.has(answer.question._id) && (
                  <MarkAnswer
                    marked={answer}
                    marks={attempt.marksByHand}
                    canMark={mayMark(own) && (mayEdit(own) || !isMarkedByPerson(answer.question.type))}
                    marking={marking}
                  />
                )}
              </MarkedAnswer>
            ))}
          </ol>
          <div className="stack stack-8">
            <ScoreHistory changes={attempt.scoreChanges} marks={attempt.marksByHand} numberOf={numberOf} />
            <Fold id="timeline" title={resultWords.timeline}>
              <div className="stack">
                <p className="muted sm">{attemptWords.timelineHint}</p>
                <Timeline timeline={attempt} by={doneBy} {...(notes && { notes })} />
              </div>
            </Fold>
          </div>
        </div>
      </div>
    </Page>
  )
}

function Summary({
  attempt,
  marked,
  own,
}: {
  attempt: AttemptForOwner
  marked: readonly MarkedQuestion[]
  own: QuizForEducator['quiz']
}) {
  const [asksDelete, setAsksDelete] = useState(false)
  const { quiz, student, result } = attempt
  return (
    <div className="result__side">
      <p className="sm crumb">
        <Link to={paths.quizStudents(quiz._id)}>
          <bdi>{quiz.title}</bdi>
        </Link>
      </p>
      <h1>
        <bdi>{personName(student.name)}</bdi>
      </h1>
      <p className="muted sm attempt__about">
        {emailOrSlip(student) && (
          <>
            {emailOrSlip(student)}
            <br />
          </>
        )}
        <bdi className="nowrap">{dateAndTime(result.submittedAt)}</bdi>
        {result.submittedBy === 'time' && (
          <span className="nowrap">
            {' · '}
            {result.isEnded ? attemptWords.ended : attemptWords.timeRanOut}
          </span>
        )}
      </p>
      <PreviousNext quizId={quiz._id} resultId={result._id} />
      <OtherAttempts attempt={attempt} />
      <p className="score__big">
        <span className="vh">{resultWords.score} </span>
        <span>{openPoints({ score: result.score ?? 0, waiting: result.waiting })}</span>{' '}
        <small>{outOfTotal(result)}</small>
      </p>
      <VerdictSummary marked={marked} />
      <div className="actions">
        <Button look="secondary" onClick={() => window.print()}>
          <Icon name="print" />
          {resultWords.print}
        </Button>
        {mayOwn(own) && (
          <Button look="secondary" onClick={() => setAsksDelete(true)}>
            {attemptWords.remove}
          </Button>
        )}
      </div>
      {asksDelete && (
        <DeleteAttempt
          quizId={quiz._id}
          attempt={{
            _id: result._id,
            name: student.name,
            number: result.attempts?.number ?? 1,
            score: result.score ?? 0,
            totalQuestions: result.totalQuestions,
            maxScore: result.maxScore,
            waiting: result.waiting,
          }}
          onClose={() => setAsksDelete(false)}
          onDeleted={() => {
            navigate(paths.quizStudents(quiz._id))
            void refreshQuiz(quiz._id)
          }}
        />
      )}
    </div>
  )
}

/** Links to the previous and the next student, by name. The page is complete without them. */
function PreviousNext({ quizId, resultId }: { quizId: string; resultId: string }) {
  const load = usePreviousNext(quizId, resultId)
  if (load.status !== 'ready') return null
  const [previous, next] = load.data
  return (
    <nav className="beside-links" aria-label={attemptWords.students}>
      {previous && (
        <Link to={paths.studentAttempt(quizId, previous.userId)}>
          {attemptWords.previous(<bdi key="name">{personName(previous.name)}</bdi>)}
        </Link>
      )}
      {next && (
        <Link to={paths.studentAttempt(quizId, next.userId)}>
          {attemptWords.next(<bdi key="name">{personName(next.name)}</bdi>)}
        </Link>
      )}
    </nav>
  )
}

/** Where a quiz can be taken several times: which attempt this is, which counts, and the student's other ones. */
function OtherAttempts({ attempt: { quiz, student, result } }: { attempt: AttemptForOwner }) {
  const { attempts } = result
  if (!attempts || attempts.all.length < 2) return null
  return (
    <nav className="beside-links" aria-label={attemptWords.attempts}>
      {attempts.all.map((each) => (
        <span key={each.number} aria-current={each.number === attempts.number || undefined}>
          <OneAttempt
            {...each}
            {...(each.state === 'submitted' &&
              each.number !== attempts.number && {
                to: paths.studentAttempt(quiz._id, student._id, each.number),
              })}
          />
        </span>
      ))}
    </nav>
  )
}

type AttemptOfStudent = NonNullable<AttemptForOwner['result']['attempts']>['all'][number]

function OneAttempt({
  number,
  state,
  score = 0,
  totalQuestions = 0,
  maxScore,
  waiting,
  isCounted,
  to,
}: AttemptOfStudent & { to?: string }) {
  const name = attemptWords.attempt(number)
  if (state === 'not-started') return name
  const shown =
    to === undefined ? (
      name
    ) : (
      <Link key="name" to={to}>
        {name}
      </Link>
    )
  const outcome =
    state === 'running' ? (
      attemptWords.running
    ) : (
      <bdi key="score">{scoreText({ score, totalQuestions, maxScore, waiting })}</bdi>
    )
  return isCounted ? attemptWords.attemptCounts(shown, outcome) : attemptWords.attemptIs(shown, outcome)
}
