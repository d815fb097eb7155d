import { everywhere as commonWords } from '@quizly/words/student.ts'
import { messages, rooms as authoringWords, share as shareWords } from '@quizly/words/authoring.ts'
import { Redirect, useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import './finalize.css'
import { type FinalizedQuiz, loadFinalizedQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz, NoQuestions } from '../../quiz-page/loaded-questions.tsx'
import { QuizLink, SecretCode } from './secret-code.tsx'
import { linkOfCode } from './spell-code.ts'

/** Finalizes a quiz and shows its code. One that is not open says on its page why. */
export function FinalizeScreen() {
  const { quizId = '' } = useParams()
  const query = useLoad(quizId, (signal) => loadFinalizedQuiz(quizId, signal))
  return (
    <LoadedQuiz
      query={query}
      title={shareWords.loading}
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
    <Page title={shareWords.finalizedTitle(title)}>
      <div className="col-wide finalized">
        <Steps current="finalize" />
        <h1>{shareWords.finalized}</h1>
        <p className="lead">
          {shareWords.shareIt(
            <bdi key="quiz">{title}</bdi>,
            <span key="questions" className="nowrap">
              {authoringWords.questions(questions.length)}
            </span>,
            <span key="minutes" className="nowrap">
              {commonWords.minutes(timeLimit)}
            </span>,
          )}
        </p>
        <SecretCode code={secretCode} quiz={{ _id, title }} />
        <QuizLink link={linkOfCode(secretCode)} />
        <div className="actions">
          <LinkButton look="secondary" to={paths.home}>
            {shareWords.back}
          </LinkButton>
          <LinkButton look="quiet" to={paths.quizSettings(_id)}>
            {shareWords.settings}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
