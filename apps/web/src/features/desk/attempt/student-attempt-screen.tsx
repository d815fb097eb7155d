import type { AttemptForOwner, Calls, ReplyBody } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { Link, useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Timeline } from '../../../components/quiz/timeline.tsx'
import { call, CallError } from '../../../lib/calls/call.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import { mayMark } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import '../../../components/quiz-page/quiz-page.css'
import { AnswerTable } from './answer-table.tsx'
import { LateAnswers } from './late-answers.tsx'
import { Neighbours } from './neighbours.tsx'
import { ScoreHistory } from './score-history.tsx'
import '../desk.css'
import { updateDesk, useDeskLoad } from '../../../lib/calls/desk-queries.ts'

/** One student's attempt for the educator: the answers with their times, and the timeline. */
export function StudentAttemptScreen() {
  const { quizId = '', userId = '' } = useParams()
  const key = ['attempt', quizId, userId]
  const load = useDeskLoad(key, (signal) => loadAttempt(quizId, userId, signal))
  if (load.status === 'loading')
    return <LoadingPage title="Loading the student’s answers" boxes={<TableBoxes />} />
  if (load.status === 'ready') {
    const decided = (attempt: AttemptForOwner) =>
      updateDesk<typeof load.data>(key, (before) => ({ ...before, attempt }))
    return <StudentAttempt key={load.data.attempt.result._id} {...load.data} onDecided={decided} />
  }
  if (load.error instanceof CallError && load.error.status === 404) {
    const actions = <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>
    return <ErrorPage title="No result available." actions={actions} />
  }
  return (
    <ErrorPage title="The result could not be loaded" retry={load.retry}>
      It is safe. Check your connection, then try again.
    </ErrorPage>
  )
}

type QuizForEducator = ReplyBody<Calls['getQuiz'], 'educator'>

async function loadAttempt(quizId: string, userId: string, signal: AbortSignal) {
  const params = { quizId }
  const [attempt, own] = await Promise.all([
    call('getTimeline', { params, query: { userId } }, { signal }) as Promise<AttemptForOwner>,
    call('getQuiz', { params }, { signal }) as Promise<QuizForEducator>,
  ])
  return { attempt, questions: own.questions, canMark: mayMark(own.quiz) }
}

function StudentAttempt({
  attempt,
  questions,
  canMark,
  onDecided,
}: {
  attempt: AttemptForOwner
  questions: readonly Question[]
  canMark: boolean
  onDecided: (attempt: AttemptForOwner) => void
}) {
  const { quiz, student, result } = attempt
  return (
    <Page title={student.name}>
      <p className="sm crumb">
        <Link to={paths.quizStudents(quiz._id)}>
          <bdi>{quiz.title}</bdi>
        </Link>
      </p>
      <div className="page-head">
        <div>
          <h1>
            <bdi>{student.name}</bdi>
          </h1>
          <p className="muted">
            {student.email && `${student.email} · `}
            <span className="nowrap">
              {result.score} / {result.totalQuestions} ·
            </span>{' '}
            <span className="nowrap">{dateAndTime(result.submittedAt)}</span>
          </p>
          <Neighbours quizId={quiz._id} resultId={result._id} />
        </div>
      </div>
      <div className="stack stack-8">
        <LateAnswers {...{ attempt, questions, canMark, onDecided }} />
        <AnswerTable result={result} questions={questions} language={quiz.language} />
        <ScoreHistory changes={attempt.scoreChanges} />
        <section className="col-read">
          <div className="stack stack-2">
            <h2>Timeline</h2>
            <p className="muted sm">The student can see this too.</p>
            <Timeline timeline={attempt} />
          </div>
        </section>
      </div>
    </Page>
  )
}
