import type { Role } from '@quizly/contract'
import { lazy, Suspense } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Page } from '../../components/page/page.tsx'
import { notify } from '../../components/feedback/toast.tsx'
import { type Handover, noticeOf } from '../../lib/handover.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import { accessSentence } from '../../lib/words/access-sentence.ts'
import { home as homeWords } from '@quizly/words/student.ts'
import { useSession } from '../../lib/calls/session.ts'
import { MarkedAnswers } from './marked-answers.tsx'
import '../../components/page/card-pair.css'
import './home.css'
import { LatestResults } from './latest-results.tsx'

const LatestQuizzes = lazy(async () => (await import('./latest-quizzes.tsx')).loadLatestQuizzes())

const doors = { student: studentPaths.verify, admin: studentPaths.chooser }

export function HomeScreen() {
  const session = useSession()

  function enter(role: Role) {
    if (!session) {
      const handover: Handover = { notice: noticeOf('warn', () => accessSentence(role, 'login')) }
      navigate(studentPaths.login, { state: handover })
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
