import type { ListedQuiz } from '@quizly/contract'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { CopyCode } from '../../quiz-page/copy-code.tsx'
import { QuizMenu } from '../../quiz-page/quiz-menu.tsx'
import { QuizStateMark } from '../../quiz-page/quiz-state-mark.tsx'
import type { MenuItem } from '../../../components/overlays/menu.tsx'
import { shortDate } from '../../../lib/dates.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import '../../../components/quiz/live.css'
import { quizPath } from '../../quiz-page/quiz-path.ts'
import { paths } from '../../../lib/paths.ts'

/** One quiz. Its link leads to where it goes on. What is in the bin has no page. */
export function QuizRow({ quiz }: { quiz: ListedQuiz }) {
  const { _id: quizId, title, isReady, state } = quiz
  const isInBin = quiz.deletedAt !== undefined
  return (
    <tr ref={useFocusAfter()}>
      <th scope="row">
        {isInBin ? (
          <bdi>{title}</bdi>
        ) : (
          <Link className="row-link" to={quizPath(quiz)} dir="auto">
            {title}
          </Link>
        )}
        {quiz.sharedBy !== undefined && (
          <span className="desk__shared">
            Shared by <bdi>{quiz.sharedBy}</bdi> · {roleWords[quiz.role]}
          </span>
        )}
      </th>
      <td data-k="State">
        {quiz.deletedAt === undefined ? (
          <QuizStateMark state={state} />
        ) : (
          `Deleted ${shortDate(quiz.deletedAt)}`
        )}
      </td>
      <td className="n" data-k="Questions">
        {isReady ? quiz.numQuestions : <span className="muted">–</span>}
      </td>
      <td data-k="Code">
        {state !== 'draft' ? (
          <span className="code">{quiz.secretCode}</span>
        ) : (
          <span className="muted">–</span>
        )}
      </td>
      <td className="n" data-k="Attempts">
        <span>
          {quiz.finished}
          {quiz.running > 0 && (
            <>
              <span className="vh">, </span>
              {isInBin ? (
                <span className="live">{quiz.running} now</span>
              ) : (
                <Link className="live" to={paths.quizLive(quizId)}>
                  {quiz.running} now<span className="vh"> in {title}</span>
                </Link>
              )}
            </>
          )}
        </span>
      </td>
      <td className="n" data-k="Average">
        <Average quiz={quiz} />
      </td>
      <td className="n muted" data-k="Created">
        <bdi>{shortDate(quiz.createdAt)}</bdi>
      </td>
      <td className="act">
        <div className="desk__actions">
          {(state === 'open' || state === 'closed') && !isInBin && <CopyCode quiz={quiz} />}
          <QuizMenu quiz={quiz} isInBin={isInBin} first={linksOf(quiz)} />
        </div>
      </td>
    </tr>
  )
}

function Average({ quiz: { averagePercent, numQuestions, running } }: { quiz: ListedQuiz }) {
  if (averagePercent === null) {
    return <span className="muted">{running > 0 ? 'After it ends' : 'No attempts yet'}</span>
  }
  const points = ((averagePercent / 100) * numQuestions).toFixed(1)
  return (
    <span>
      {Math.round(averagePercent)}%{' '}
      <span className="muted frac" dir="ltr">
        {points} / {numQuestions}
      </span>
    </span>
  )
}

const roleWords: Record<ListedQuiz['role'], string> = {
  owner: 'you own it',
  editor: 'you can edit',
  marker: 'you can mark',
  viewer: 'you can view',
}

function linksOf(quiz: ListedQuiz): MenuItem[] {
  const { _id: quizId, isReady, state } = quiz
  const to = (label: string, path: string) => ({ label, run: () => navigate(path) })
  const isEditor = mayEdit(quiz)
  const share = to('Share', paths.quizShare(quizId))
  if (!isReady) return isEditor ? [to('Write the questions', paths.createQuestions(quizId)), share] : [share]
  return [
    to('Results', paths.quizResults(quizId)),
    to('Students', paths.quizStudents(quizId)),
    to('Questions', paths.quizQuestions(quizId)),
    to('Print paper', paths.printQuiz(quizId)),
    ...(isEditor
      ? [to('Edit quiz', paths.editFromPage(quizId)), to('Preview', paths.previewQuiz(quizId))]
      : []),
    ...(isEditor && state === 'draft' ? [to('Finalize', paths.finalize(quizId))] : []),
    share,
    to('Settings', paths.quizSettings(quizId)),
  ]
}

/** When its quiz has moved elsewhere, a row goes away. If the focus was in it, it goes to the heading. */
function useFocusAfter() {
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const own = row.current
    return () => {
      if (!own?.contains(document.activeElement)) return
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus()
    }
  }, [])
  return row
}
