import type { Role } from '@quizly/contract'
import { lazy, Suspense } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Page } from '../../components/page/page.tsx'
import { notify } from '../../components/feedback/toast.tsx'
import type { Handover } from '../../lib/handover.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import { useSession } from '../../lib/calls/session.ts'
import { MarkedAnswers } from './marked-answers.tsx'
import '../../components/page/card-pair.css'
import './home.css'
import { LatestResults } from './latest-results.tsx'

const LatestQuizzes = lazy(async () => ({ default: (await import('./latest-quizzes.tsx')).LatestQuizzes }))

const doors = {
  student: {
    path: studentPaths.verify,
    loginFirst: 'You need to login to start a quiz.',
    wrongRole: 'Only students can access the quiz.',
  },
  admin: {
    path: studentPaths.chooser,
    loginFirst: 'You need to login to create a quiz.',
    wrongRole: 'Only admins can create quizzes.',
  },
} as const

export function HomeScreen() {
  const session = useSession()

  function enter(role: Role) {
    const door = doors[role]
    if (!session) {
      const handover: Handover = { notice: { kind: 'warn', text: door.loginFirst } }
      navigate(studentPaths.login, { state: handover })
    } else if (session.user.role === role) {
      navigate(door.path)
    } else {
      notify({ kind: 'warn', text: door.wrongRole })
    }
  }

  const isAdmin = session?.user.role === 'admin'
  const start = (
    <section key="start" aria-labelledby="start-quiz">
      <h2 id="start-quiz">Start Quiz</h2>
      <p>Enter your unique quiz code and begin the test.</p>
      <Button look={isAdmin ? 'secondary' : 'primary'} onClick={() => enter('student')}>
        Start Quiz
      </Button>
    </section>
  )
  const create = (
    <section key="create" aria-labelledby="create-quiz">
      <h2 id="create-quiz">Create Quiz</h2>
      <p>Upload questions and generate a quiz code.</p>
      <Button look={isAdmin ? 'primary' : 'secondary'} onClick={() => enter('admin')}>
        Create Quiz
      </Button>
    </section>
  )
  return (
    <Page title="Home" className="wrap home">
      <div className={session ? 'hero hero--desk' : 'hero'}>
        <div>
          <HandoverNotice />
          <h1>
            <span>Test Your Knowledge,</span> <span>Track Your Progress</span>
          </h1>
          <p className="hero__sub">Simplified Assessment for Students &amp; Educators</p>
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
