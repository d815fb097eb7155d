import { loadLate } from '../../lib/late.ts'
import { login as loginWords, result as resultWords } from '@quizly/words/student.ts'
import { useState } from 'react'
import { useParams, useSearch } from 'wouter'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { ErrorPage, LoadingPage } from '../../components/feedback/page-state.tsx'
import { Page } from '../../components/page/page.tsx'
import { isInFirstFrame } from '../../lib/first-frame.ts'
import { type Handover, useWayBack } from '../../lib/handover.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import { type Session, useSession } from '../../lib/calls/session.ts'
import { useLoad } from '../../lib/use-load.ts'
import { loadResult } from './load-result.ts'
import { ResultPage } from './result-page.tsx'
import { tryAgain } from '../../lib/failures.ts'

export function ResultScreen() {
  const { quizId = '' } = useParams()
  const session = useSession()
  return session ? <OwnResult quizId={quizId} user={session.user} /> : <LoginFirst quizId={quizId} />
}

function OwnResult({ quizId, user }: { quizId: string; user: Session['user'] }) {
  const attempt = new URLSearchParams(useSearch()).get('attempt') ?? undefined
  const load = useLoad(`${quizId} ${user._id} ${attempt}`, async (signal) => {
    const loaded = await loadResult(quizId, user._id, signal, attempt)
    return loaded.outcome === 'held-back' ? { ...loaded, HeldBack: (await loadLate()).HeldBack } : loaded
  })
  if (load.status === 'loading') return <LoadingResult />
  if (load.status === 'failed') {
    return (
      <ErrorPage title={resultWords.failed} retry={load.retry}>
        {resultWords.kept} {tryAgain(load.error)}
      </ErrorPage>
    )
  }
  if (load.data.outcome === 'found') return <ResultPage name={user.name} {...load.data} />
  if (load.data.outcome === 'held-back') {
    const { HeldBack, ...shown } = load.data
    return <HeldBack name={user.name} {...shown} />
  }
  if (load.data.outcome === 'no-quiz') return <QuizNotFound />
  return <NoResult quizId={quizId} isQuizOpen={load.data.isQuizOpen} />
}

/** In a first frame `index.html` puts the quiz's title and the score in, as soon as they have come. */
function LoadingResult() {
  const [isFirstFrame] = useState(isInFirstFrame)
  if (!isFirstFrame) return <LoadingPage title={resultWords.loading} />
  return (
    <Page title={resultWords.loading} busy>
      <div className="result">
        <div className="result__side">
          <p className="eyebrow">{resultWords.heading}</p>
          <h1>
            <bdi id="first-text" suppressHydrationWarning>
              {`${resultWords.loading}…`}
            </bdi>
          </h1>
          <p className="muted sm">{'\u00A0'}</p>
          <p className="score__big">
            <span id="first-score" suppressHydrationWarning>
              {''}
            </span>
            <small suppressHydrationWarning>{resultWords.outOf(0)}</small>
          </p>
        </div>
      </div>
    </Page>
  )
}

function LoginFirst({ quizId }: { quizId: string }) {
  const handover: Handover = { from: studentPaths.result(quizId) }
  useWayBack(studentPaths.result(quizId))
  const login = (
    <LinkButton to={studentPaths.login} state={handover}>
      {loginWords.submit}
    </LinkButton>
  )
  return <ErrorPage title={resultWords.loginFirst} actions={login} />
}

function QuizNotFound() {
  return (
    <ErrorPage title={resultWords.noQuiz} actions={<AllResults look="primary" />}>
      {resultWords.noQuizHint}
    </ErrorPage>
  )
}

function NoResult({ quizId, isQuizOpen }: { quizId: string; isQuizOpen: boolean }) {
  const actions = (
    <>
      {isQuizOpen && <LinkButton to={studentPaths.takeQuiz(quizId)}>{resultWords.goToQuiz}</LinkButton>}
      <AllResults look={isQuizOpen ? 'quiet' : 'primary'} />
    </>
  )
  return (
    <ErrorPage title={resultWords.none} actions={actions}>
      {resultWords.noneHint}
    </ErrorPage>
  )
}

function AllResults({ look }: { look: 'primary' | 'quiet' }) {
  return (
    <LinkButton look={look} to={studentPaths.profile}>
      {resultWords.allMine}
    </LinkButton>
  )
}
