import type { Role, ListedResult } from '@quizly/contract'
import { lazy, Suspense } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Page } from '../../components/page/page.tsx'
import { notify } from '../../components/feedback/toast.tsx'
import { loginFirst } from '../../lib/handover.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import { accessSentence } from '../../lib/words/access-sentence.ts'
import { home as homeWords } from '@quizly/words/student.ts'
import { useSession } from '../../lib/calls/session.ts'
import { MarkedAnswers } from './marked-answers.tsx'
import '../../components/page/card-pair.css'
import './home.css'
import { scoreText } from '../../lib/scores.ts'
import { Link } from 'wouter'
import '../../components/tables/row-link.css'
import { call } from '../../lib/calls/call.ts'
import { longDate } from '../../lib/dates.ts'
import { quizOfResult } from '../../lib/calls/quiz-of-result.ts'
import { useLoad } from '../../lib/use-load.ts'

const maxShown = 4

/** The page is complete without them, so nothing is shown while there are none. */
function LatestResults({ userId }: { userId: string }) {
  const load = useLoad(userId, (signal) => call('listResults', { params: { userId } }, { signal }))
  if (load.status !== 'ready' || load.data.length === 0) return null
  return (
    <section className="panel" aria-labelledby="latest-results">
      <div className="panel__head">
        <h2 id="latest-results">{homeWords.latestResults}</h2>
        <Link className="sm" to={studentPaths.profile}>
          {homeWords.allResults}
        </Link>
      </div>
      <ul className="lines">
        {load.data.slice(0, maxShown).map((result) => (
          <LatestResult key={result._id} {...result} />
        ))}
      </ul>
    </section>
  )
}

function LatestResult({ quizId, number, score, submittedAt, ...rest }: ListedResult) {
  const quiz = quizOfResult(quizId)
  return (
    <li>
      <Link className="row-link" to={studentPaths.result(quiz._id, number)} dir="auto">
        {quiz.title}
      </Link>
      <span className="num">
        <span className="vh">{homeWords.score} </span>
        {score === null ? homeWords.submitted : <bdi>{scoreText({ ...rest, score })}</bdi>}
      </span>
      <span className="muted sm">
        <bdi>{longDate(submittedAt)}</bdi>
      </span>
      <span />
    </li>
  )
}

const LatestQuizzes = lazy(async () => (await import('./latest-quizzes.tsx')).loadLatestQuizzes())

const doors = { student: studentPaths.verify, admin: studentPaths.chooser }

export function HomeScreen() {
  const session = useSession()

  function enter(role: Role) {
    if (!session) {
      navigate(studentPaths.login, { state: loginFirst(role) })
    } else if (session.user.role === role) {
      navigate(doors[role])
    } else {
      notify({ kind: 'warn', text: () => accessSentence(role, 'wrong-role') })
    }
  }

  const isAdmin = session?.user.role === 'admin'
  const start = (
    <section key="start" aria-labelledby="start-quiz">
      <h2 id="start-quiz">{homeWords.startQuiz}</h2>
      <p>{homeWords.startHint}</p>
      <Button look={isAdmin ? 'secondary' : 'primary'} onClick={() => enter('student')}>
        {homeWords.startQuiz}
      </Button>
    </section>
  )
  const create = (
    <section key="create" aria-labelledby="create-quiz">
      <h2 id="create-quiz">{homeWords.createQuiz}</h2>
      <p>{homeWords.createHint}</p>
      <Button look={isAdmin ? 'primary' : 'secondary'} onClick={() => enter('admin')}>
        {homeWords.createQuiz}
      </Button>
    </section>
  )
  return (
    <Page title={homeWords.title} className="wrap home">
      <div className={session ? 'hero hero--desk' : 'hero'}>
        <div>
          <HandoverNotice />
          <h1>
            <span>{homeWords.headlineStart}</span> <span>{homeWords.headlineEnd}</span>
          </h1>
          <p className="hero__sub">{homeWords.promise}</p>
          <div className="pair">{isAdmin ? [create, start] : [start, create]}</div>
        </div>
        {!session && <MarkedAnswers />}
        {isAdmin && (
          <Suspense>
            <LatestQuizzes />
          </Suspense>
        )}
        {session?.user.role === 'student' && <LatestResults userId={session.user._id} />}
      </div>
    </Page>
  )
}
