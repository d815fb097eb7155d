import { beforeStart as beforeStartWords, result as resultWords } from '@quizly/words/student.ts'
import { useCallback, useEffect, useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { ErrorPage } from '../../../components/feedback/page-state.tsx'
import { CallError, NetworkError } from '../../../lib/failures.ts'
import { studentPaths } from '../../../lib/student-paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { BeforeStart, LoadingQuiz } from './before-start.tsx'
import { type LoadedQuiz, loadQuiz } from './load-quiz.ts'
import { handoverOf } from '../messages.ts'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { RunningQuiz } from '../running/running-quiz.tsx'

export function TakeQuizScreen() {
  const { quizId = '' } = useParams()
  const [reloadKey, setReloadKey] = useState(0)
  const load = useLoad(`${quizId} ${reloadKey}`, (signal) => loadQuiz(quizId, signal))
  const reload = useCallback(() => setReloadKey((before) => before + 1), [])
  if (load.status === 'loading') return <LoadingQuiz />
  if (load.status === 'failed') return <LoadFailure error={load.error} retry={load.retry} />
  return <Attempt key={quizId} quizId={quizId} loaded={load.data} reload={reload} />
}

function Attempt({ quizId, loaded, reload }: { quizId: string; loaded: LoadedQuiz; reload: () => void }) {
  const [started, setStarted] = useState<OpenAttempt | null>(null)
  if (started) return <RunningQuiz opened={started} isFresh />
  if (loaded.state === 'in-progress') return <RunningQuiz opened={loaded.attempt} />
  if (loaded.state === 'admitted') return <BeforeStart {...loaded} onDue={reload} onStart={setStarted} />
  if (loaded.state === 'not-for-taking') return <QuizNotFound />
  const handover = handoverOf(loaded.hasLateAnswers ? 'someTooLate' : 'alreadyAttempted')
  return <Redirect to={studentPaths.result(quizId)} replace state={handover} />
}

function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  if (error instanceof CallError && error.status === 404) return <QuizNotFound />
  const cause = error instanceof NetworkError ? beforeStartWords.unreachable : beforeStartWords.noAnswer
  return (
    <ErrorPage title={beforeStartWords.failed} retry={retry} actions={<OtherCode look="quiet" />}>
      {cause} {beforeStartWords.noTimeLost}
    </ErrorPage>
  )
}

function QuizNotFound() {
  return (
    <ErrorPage title={resultWords.noQuiz} actions={<OtherCode look="primary" />}>
      {beforeStartWords.missingHint}
    </ErrorPage>
  )
}

function OtherCode({ look }: { look: 'primary' | 'quiet' }) {
  return (
    <LinkButton look={look} to={studentPaths.verify}>
      {beforeStartWords.otherCode}
    </LinkButton>
  )
}
