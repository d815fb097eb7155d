import { messages, share as shareWords } from '@quizly/words/authoring.ts'
import { slips as slipsWords } from '@quizly/words/desk.ts'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { useWithCounts } from '../../quiz-page/api.ts'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { acceptsStudents } from '../../quiz-page/quiz-settings.ts'
import { paths } from '../../../lib/paths.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { Colleagues } from '../colleagues/colleagues.tsx'
import { loadOwnQuiz, loadSecretCode, type OwnQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz } from '../../quiz-page/loaded-questions.tsx'
import './finalize.css'
import { QuizLink, SecretCode } from './secret-code.tsx'
import { codeHalves, codeName, linkOfCode } from './spell-code.ts'

type Shared = OwnQuiz & { secretCode?: string }

export function ShareScreen() {
  const { quizId = '' } = useParams()
  const query = useWithCounts(
    quizId,
    useCachedQuery(['share', quizId], (signal) => loadShared(quizId, signal)),
  )
  return (
    <LoadedQuiz
      query={query}
      title={shareWords.loading}
      boxes={<CodeBoxes />}
      failed={messages.codeNotFetched}
    >
      {(shared) => (
        <QuizPage quiz={shared.quiz} tab="Share" hasOwnAct={acceptsStudents(shared.quiz)}>
          <Shared {...shared} />
          <Colleagues quiz={shared.quiz} />
        </QuizPage>
      )}
    </LoadedQuiz>
  )
}

/** A draft's code stays where it is: nobody should pass it on. */
async function loadShared(quizId: string, signal: AbortSignal): Promise<Shared> {
  const own = await loadOwnQuiz(quizId, signal)
  return own.quiz.state === 'draft' ? own : { ...own, ...(await loadSecretCode(quizId, signal)) }
}

function Shared({ quiz, secretCode = '' }: Shared) {
  if (quiz.state === 'draft') {
    return (
      <BlankSlate>
        <h2>{shareWords.draft}</h2>
        <p className="muted">{mayEdit(quiz) ? shareWords.finalizeIt : shareWords.onceFinalized}</p>
      </BlankSlate>
    )
  }
  if (!acceptsStudents(quiz)) return <NotAccepting quiz={quiz} secretCode={secretCode} />
  return (
    <section className="col-wide shared-code" aria-labelledby="share-title">
      <h2 id="share-title">{shareWords.share}</h2>
      {quiz.whyClosed && <p>{shareWords.joinNow}</p>}
      <SecretCode code={secretCode} quiz={quiz} />
      <QuizLink link={linkOfCode(secretCode)} />
      <p className="share__slips">
        <Link to={paths.slipsFor(quiz._id)}>{slipsWords.make}</Link>{' '}
        <span className="muted">{slipsWords.about}</span>
      </p>
    </section>
  )
}

function NotAccepting({ quiz, secretCode }: { quiz: Shared['quiz']; secretCode: string }) {
  const [title, what] = whyNot(quiz)
  return (
    <BlankSlate>
      <h2>{title}</h2>
      <p className="muted">
        {shareWords.noOneCanJoin(<PlainCode key="code" code={secretCode} />)}
        {mayEdit(quiz) && what && ` ${what}`}
      </p>
    </BlankSlate>
  )
}

function whyNot({ state }: Shared['quiz']): [title: string, what: string] {
  if (state === 'archived') return [shareWords.archived, '']
  return state === 'closed'
    ? [shareWords.closed, shareWords.reopenIt]
    : [shareWords.codeOff, shareWords.turnItOn]
}

function PlainCode({ code }: { code: string }) {
  return (
    <>
      <span className="code" aria-hidden="true" dir="ltr">
        {codeHalves(code).join(' ')}
      </span>
      <span className="vh">{codeName(code)}</span>
    </>
  )
}
