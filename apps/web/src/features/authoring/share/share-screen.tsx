import * as messages from '@quizly/words/authoring/messages.ts'
import { useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { CodeBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { acceptsStudents } from '../../quiz-page/quiz-settings.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { Colleagues } from '../colleagues/colleagues.tsx'
import { loadOwnQuiz, loadSecretCode, type OwnQuiz } from '../api.ts'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import './finalize.css'
import { QuizLink, SecretCode } from './secret-code.tsx'
import { codeHalves, codeName, linkOfCode } from './spell-code.ts'

type Shared = OwnQuiz & { secretCode?: string }

export function ShareScreen() {
  const { quizId = '' } = useParams()
  const query = useCachedQuery(['share', quizId], (signal) => loadShared(quizId, signal))
  return (
    <LoadedQuiz
      query={query}
      title="Loading the secret code"
      boxes={<CodeBoxes />}
      failed={messages.codeNotFetched}
    >
      {(shared) => (
        <QuizPage quiz={shared.quiz} tab="Share">
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
        <h2>This quiz is still a draft</h2>
        <p className="muted">
          {mayEdit(quiz)
            ? 'Finalize it to get the secret code for your students.'
            : 'Its secret code is here once the quiz is finalized.'}
        </p>
      </BlankSlate>
    )
  }
  if (!acceptsStudents(quiz)) return <NotAccepting quiz={quiz} secretCode={secretCode} />
  return (
    <section className="col-wide shared-code" aria-labelledby="share-title">
      <h2 id="share-title">Share this secret code with your students</h2>
      {quiz.whyClosed && <p>Students can join now and start when the quiz opens.</p>}
      <SecretCode code={secretCode} quiz={quiz} />
      <QuizLink link={linkOfCode(secretCode)} />
    </section>
  )
}

function NotAccepting({ quiz, secretCode }: { quiz: Shared['quiz']; secretCode: string }) {
  const [title, what] = whyNot(quiz)
  return (
    <BlankSlate>
      <h2>{title}</h2>
      <p className="muted">
        No one can join with the code <PlainCode code={secretCode} />.{mayEdit(quiz) && what}
      </p>
    </BlankSlate>
  )
}

function whyNot({ state }: Shared['quiz']): [title: string, what: string] {
  if (state === 'archived') return ['This quiz is archived', '']
  return state === 'closed'
    ? ['This quiz is closed', ' Reopen the quiz to share it.']
    : ['Joining with the code is off', ' Turn it on in the settings to share the quiz.']
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
