import { timeLimitText } from '../../quiz-page/time-limit.tsx'
import {
  messages,
  opening as openingWords,
  quizPage as pageWords,
  share as shareWords,
} from '@quizly/words/authoring.ts'
import { Redirect, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import './finalize.css'
import { type FinalizedQuiz, loadFinalizedQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz, NoQuestions } from '../../quiz-page/loaded-questions.tsx'
import { questionCount } from '../../quiz-page/question-count.ts'
import { QuizLink, SecretCode } from './secret-code.tsx'
import { OpenAt } from './open-at.tsx'
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

function Finalized({ quiz: { _id, title, timeLimit, asked }, questions, secretCode }: FinalizedQuiz) {
  return (
    <Page title={shareWords.finalizedTitle(title)}>
      <div className="col-wide finalized">
        <Steps current="finalize" />
        <h1>{shareWords.finalized}</h1>
        <p className="lead">
          {shareWords.shareIt(
            <bdi key="quiz">{title}</bdi>,
            <span key="questions" className="nowrap">
              {questionCount({ numQuestions: questions.length, asked })}
            </span>,
            <span key="minutes" className="nowrap">
              {timeLimitText(timeLimit)}
            </span>,
          )}
        </p>
        <div className="finalized__state">
          <p>{openingWords.open}</p>
          <OpenAt quizId={_id} onScheduled={() => navigate(paths.quizShare(_id), { replace: true })} />
        </div>
        <SecretCode code={secretCode} quiz={{ _id, title }} />
        <QuizLink link={linkOfCode(secretCode)} />
        <div className="actions">
          <LinkButton look="secondary" to={paths.home}>
            {shareWords.back}
          </LinkButton>
          <LinkButton look="quiet" to={paths.printQuiz(_id)}>
            {pageWords.print}
          </LinkButton>
          <LinkButton look="quiet" to={paths.quizSettings(_id)}>
            {shareWords.settings}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
