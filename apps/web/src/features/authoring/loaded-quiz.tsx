import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { CallError } from '../../lib/failures.ts'
import { Loaded, type LoadedProps } from '../../components/feedback/loaded.tsx'
import { paths } from '../../lib/paths.ts'
import { explainLoadFailure } from './messages.ts'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Page } from '../../components/page/page.tsx'
import { Steps } from '../../components/page/steps.tsx'
import './authoring.css'

export function LoadedQuiz<T>(props: Omit<LoadedProps<T>, 'safe' | 'denied'>) {
  function denied(error: unknown, retry: () => void) {
    const isThere = !(error instanceof CallError && error.code === 'not-found')
    return (
      <ErrorPage
        title={props.failed}
        retry={isThere ? retry : undefined}
        actions={!isThere && <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>}
      >
        {explainLoadFailure(error)}
      </ErrorPage>
    )
  }
  return <Loaded {...props} denied={denied} />
}

/** Shown for a quiz without questions: all that can be done is to add some. */
export function NoQuestions({
  quizId,
  title,
  step,
}: {
  quizId: string
  title: string
  step: 'Questions' | 'Review' | 'Finalize'
}) {
  return (
    <Page title={`${step} – ${title}`} className="wrap page authoring">
      <Steps current={step} />
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <BlankSlate>
        <h2>This quiz has no questions yet</h2>
        <p className="muted">A quiz needs at least one question before it can be finalized.</p>
        <LinkButton to={paths.createQuestions(quizId)}>Write questions</LinkButton>
      </BlankSlate>
    </Page>
  )
}
