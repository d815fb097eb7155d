import { Redirect, useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { useLoad } from '../../../lib/use-load.ts'
import './finalize.css'
import { type FinalizedQuiz, loadFinalizedQuiz } from './load-finalized-quiz.ts'
import { LoadFailed } from '../load-failed.tsx'
import { messages } from '../messages.ts'
import { NoQuestions } from '../no-questions.tsx'
import { QuizLink, SecretCode } from './secret-code.tsx'
import { linkOfCode } from './spell-code.ts'

/** Finalizes a quiz and shows its code. One that is not open says on its page why. */
export function FinalizeScreen() {
  const { quizId = '' } = useParams()
  const load = useLoad(quizId, (signal) => loadFinalizedQuiz(quizId, signal))

  if (load.status === 'loading') return <LoadingPage title="Loading the secret code" boxes={<CodeBoxes />} />
  if (load.status === 'failed') return <LoadFailed title={messages.codeNotFetched} load={load} />
  const { quiz, questions, isOpen } = load.data
  if (questions.length === 0) return <NoQuestions quizId={quizId} title={quiz.title} step="Finalize" />
  return isOpen ? <Finalized {...load.data} /> : <Redirect to={paths.quizShare(quizId)} replace />
}

function Finalized({ quiz: { _id, title, timeLimit }, questions, secretCode }: FinalizedQuiz) {
  return (
    <Page title={`Quiz Finalized Successfully! – ${title}`}>
      <div className="col-wide finalized">
        <Steps current="Finalize" />
        <h1>Quiz Finalized Successfully!</h1>
        <p className="lead">
          <bdi>{title}</bdi>&nbsp;· <span className="nowrap">{plural(questions.length, 'question')}</span>
          &nbsp;· <span className="nowrap">{plural(timeLimit, 'minute')}</span>. Share this secret code with
          your students.
        </p>
        <SecretCode code={secretCode} quiz={{ _id, title }} />
        <QuizLink link={linkOfCode(secretCode)} />
        <div className="actions">
          <LinkButton look="secondary" to={paths.home}>
            Back to Dashboard
          </LinkButton>
          <LinkButton look="quiet" to={paths.quizSettings(_id)}>
            Quiz settings
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
