import type { WrittenAnswers } from '@quizly/contract'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { changeCached, useCachedQuery } from '../../../lib/calls/queries.ts'
import { paths } from '../../../lib/paths.ts'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { AcceptAnswers } from './accept-answers.tsx'
import '../remark/remark.css'
import './answers.css'

const rulesForAll = {
  full: 'Everyone has full marks for this question, so accepting an answer changes no scores.',
  'left-out': 'This question is not scored, so accepting an answer changes no scores.',
}

/** What a class wrote as the answer to a question, and which of it is to count besides the correct answer. */
export function AcceptAnswersScreen() {
  const { quizId = '', questionId = '' } = useParams()
  const key = ['written-answers', quizId, questionId]
  const loadAll = (signal?: AbortSignal) =>
    call('listWrittenAnswers', { params: { quizId, questionId } }, signal ? { signal } : {})
  const load = useCachedQuery(key, loadAll)
  if (load.status === 'failed') return <QuizNotLoaded error={load.error} retry={load.retry} />
  if (load.status === 'loading') return <LoadingPage title="Loading the answers" boxes={<TableBoxes />} />
  const reload = async () => {
    const fresh = await loadAll()
    changeCached<WrittenAnswers>(key, () => fresh)
  }
  return <Answers key={questionId} loaded={load.data} reload={reload} />
}

function Answers({ loaded, reload }: { loaded: WrittenAnswers; reload: () => Promise<void> }) {
  const { quiz, question, number, rule, answers } = loaded
  const isEmpty = answers.every(({ count }) => count === 0)
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      name={`Accept answers to question ${number}`}
      about={`question ${number}`}
    >
      <p className="sm">
        <Link to={paths.quizResults(quiz._id)}>All questions</Link> ·{' '}
        <Link to={paths.remark(quiz._id, question._id)}>Answer key and history</Link>
      </p>
      <h2>
        Question {number}: <bdi lang={quiz.language}>{question.text}</bdi>
      </h2>
      {rule?.all && <p>{rulesForAll[rule.all]}</p>}
      {isEmpty ? (
        <BlankSlate>
          <h3>No answers yet</h3>
          <p className="muted">
            Answers appear here after the first submission, with similar ones in groups.
          </p>
        </BlankSlate>
      ) : (
        <AcceptAnswers loaded={loaded} reload={reload} />
      )}
    </QuizPage>
  )
}
