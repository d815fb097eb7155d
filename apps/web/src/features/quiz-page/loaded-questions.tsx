import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { CallError } from '../../lib/failures.ts'
import { Loaded, type LoadedProps } from '../../components/feedback/loaded.tsx'
import { paths } from '../../lib/paths.ts'
import { explainLoadFailure } from './messages.ts'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Page } from '../../components/page/page.tsx'
import { type Step, Steps } from '../../components/page/steps.tsx'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { noQuestions as noQuestionsWords } from '@quizly/words/authoring.ts'
import { steps as stepsWords } from '@quizly/words/screens.ts'
import './authoring.css'

export function LoadedQuiz<T>(props: Omit<LoadedProps<T>, 'safe' | 'denied'>) {
  function denied(error: unknown, retry: () => void) {
    const isThere = !(error instanceof CallError && error.code === 'not-found')
    return (
      <ErrorPage
        title={props.failed}
        retry={isThere ? retry : undefined}
        actions={!isThere && <LinkButton to={paths.myQuizzes}>{navigationWords.myQuizzes}</LinkButton>}
      >
        {explainLoadFailure(error)}
      </ErrorPage>
    )
  }
  return <Loaded {...props} denied={denied} />
}

/** Shown for a quiz without questions: all that can be done is to add some. */
export function NoQuestions({ quizId, title, step }: { quizId: string; title: string; step: Step }) {
  return (
    <Page title={stepsWords.titled[step](title)} className="wrap page authoring">
      <Steps current={step} />
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <BlankSlate>
        <h2>{noQuestionsWords.title}</h2>
        <p className="muted">{noQuestionsWords.hint}</p>
        <LinkButton to={paths.createQuestions(quizId)}>{noQuestionsWords.write}</LinkButton>
      </BlankSlate>
    </Page>
  )
}
