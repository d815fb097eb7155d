import * as messages from '@quizly/words/authoring/messages.ts'
import { Redirect, useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { useLoad } from '../../../lib/use-load.ts'
import './finalize.css'
import { type FinalizedQuiz, loadFinalizedQuiz } from '../api.ts'
import { LoadedQuiz, NoQuestions } from '../loaded-quiz.tsx'
import { QuizLink, SecretCode } from './secret-code.tsx'
import { linkOfCode } from './spell-code.ts'

/** Finalizes a quiz and shows its code. One that is not open says on its page why. */
export function FinalizeScreen() {
  const { quizId = '' } = useParams()
  const query = useLoad(quizId, (signal) => loadFinalizedQuiz(quizId, signal))
  return (
    <LoadedQuiz
      query={query}
      title="Loading the secret code"
      boxes={<CodeBoxes />}
      failed={messages.codeNotFetched}
    >
      {(loaded) =>
        loaded.questions.length === 0 ? (
          <NoQuestions quizId={quizId} title={loaded.quiz.title} step="finalize" />
        ) : loaded.isOpen ? (
          <Finalized {...loaded} />
        ) : (
          <Redirect to={paths.quizShare(quizId)} replace />
        )
      }
    </LoadedQuiz>
  )
}

function Finalized({ quiz: { _id, title, timeLimit }, questions, secretCode }: FinalizedQuiz) {
  return (
    <Page title={`Quiz Finalized Successfully! – ${title}`}>
      <div className="col-wide finalized">
        <Steps current="finalize" />
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
