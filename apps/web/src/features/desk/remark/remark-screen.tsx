import type { Remarkings } from '@quizly/contract'
import { isWritten } from '@quizly/domain'
import { Link, useParams } from 'wouter'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { changeCached, useCachedQuery } from '../../../lib/calls/queries.ts'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { RemarkForm } from './remark-form.tsx'
import { RemarkingHistory } from './remarking-history.tsx'
import './remark.css'

/** One question: how it counts, and marking it again by another key or another rule. */
export function RemarkScreen() {
  const { quizId = '', questionId = '' } = useParams()
  const key = ['remarkings', quizId]
  const loadAll = (signal?: AbortSignal) =>
    call('getRemarkings', { params: { quizId } }, signal ? { signal } : {})
  const load = useCachedQuery(key, loadAll)
  if (load.status === 'failed') return <QuizNotLoaded error={load.error} retry={load.retry} />
  if (load.status === 'loading') return <LoadingPage title="Loading the question" boxes={<TableBoxes />} />
  const reload = async () => {
    const fresh = await loadAll()
    changeCached<Remarkings>(key, () => fresh)
  }
  return <Remark key={questionId} remarkings={load.data} questionId={questionId} reload={reload} />
}

function Remark({
  remarkings,
  questionId,
  reload,
}: {
  remarkings: Remarkings
  questionId: string
  reload: () => Promise<void>
}) {
  const { quiz, questions, canMark } = remarkings
  const place = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[place]
  if (!question) {
    const actions = <LinkButton to={paths.quizResults(quiz._id)}>Back to the results</LinkButton>
    return <ErrorPage title="This question is no longer part of the quiz" actions={actions} />
  }
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      name={`Answer key of question ${place + 1}`}
      about={`question ${place + 1}`}
    >
      <p className="sm">
        <Link to={paths.quizResults(quiz._id)}>All questions</Link>
      </p>
      <div className="stack stack-8">
        <section>
          <h2>
            Question {place + 1}: <bdi lang={quiz.language}>{question.text}</bdi>
          </h2>
          {canMark && isWritten(question.type) && (
            <p>
              <Link to={paths.acceptAnswers(quiz._id, question._id)}>Accept answers</Link> that students spelt
              differently.
            </p>
          )}
          {canMark ? (
            <RemarkForm key={remarkings.revision} {...{ remarkings, question, reload }} number={place + 1} />
          ) : (
            <p className="muted">
              To change how this question is scored, ask the quiz’s owner to make you a marker.
            </p>
          )}
        </section>
        <RemarkingHistory remarkings={remarkings} />
      </div>
    </QuizPage>
  )
}
