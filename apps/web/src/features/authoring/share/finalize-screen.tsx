import { useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Page } from '../../../components/page/page.tsx'
import { RunSettings } from '../../../components/quiz/run-settings.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { useLoad } from '../../../lib/calls/use-load.ts'
import './finalize.css'
import { type FinalizedQuiz, loadFinalizedQuiz } from './load-finalized-quiz.ts'
import { explainLoadFailure, messages } from '../messages.ts'
import { NoQuestions } from '../no-questions.tsx'
import { QuizLink } from './quiz-link.tsx'
import { SecretCode } from './secret-code.tsx'

export function FinalizeScreen() {
  const { quizId = '' } = useParams()
  const load = useLoad(quizId, (signal) => loadFinalizedQuiz(quizId, signal))

  if (load.status === 'loading') return <LoadingPage title="Loading the secret code" boxes={<CodeBoxes />} />
  if (load.status === 'failed') {
    return (
      <ErrorPage title={messages.codeNotFetched} retry={load.retry}>
        {explainLoadFailure(load.error)}
      </ErrorPage>
    )
  }
  const { quiz, questions } = load.data
  if (questions.length === 0) return <NoQuestions quizId={quizId} title={quiz.title} step="Finalize" />
  return <Finalized {...load.data} />
}

function Finalized({ quiz: { _id, title, timeLimit }, questions, secretCode }: FinalizedQuiz) {
  const link = `${window.location.origin}${paths.verify}?code=${encodeURIComponent(secretCode)}`
  return (
    <Page title="Quiz Finalized Successfully!">
      <div className="col-wide finalized">
        <Steps current="Finalize" />
        <h1>Quiz Finalized Successfully!</h1>
        <p className="lead">
          <bdi>{title}</bdi>&nbsp;· <span className="nowrap">{plural(questions.length, 'question')}</span>
          &nbsp;· <span className="nowrap">{plural(timeLimit, 'minute')}</span>. Share this secret code with
          your students.
        </p>
        <SecretCode code={secretCode} title={title} />
        <QuizLink link={link} />
        <RunSettings quizId={_id} />
        <div className="actions">
          <LinkButton look="secondary" to={paths.home}>
            Back to Dashboard
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
