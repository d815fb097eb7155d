import { Link } from 'wouter'
import '../../components/quiz/live.css'
import '../../components/tables/row-link.css'
import '../../lib/calls/all-addresses.ts'
import { call } from '../../lib/calls/call.ts'
import { quizPath } from '../quiz-page/quiz-path.ts'
import { paths } from '../../lib/paths.ts'
import { useLoad } from '../../lib/use-load.ts'

const mostShown = 4

/** The page is complete without them, so nothing is shown while there are none. */
export function LatestQuizzes() {
  const load = useLoad('latest quizzes', (signal) => call('listQuizzes', {}, { signal }))
  if (load.status !== 'ready' || load.data.quizzes.length === 0) return null
  return (
    <section className="panel" aria-labelledby="latest-quizzes">
      <div className="panel__head">
        <h2 id="latest-quizzes">Your latest quizzes</h2>
        <Link className="sm" to={paths.myQuizzes}>
          All quizzes
        </Link>
      </div>
      <ul className="lines">
        {load.data.quizzes.slice(0, mostShown).map((quiz) => (
          <li key={quiz._id}>
            <Link className="row-link" to={quizPath(quiz)} dir="auto">
              {quiz.title}
            </Link>
            {quiz.running > 0 ? (
              <span className="live">{quiz.running} now</span>
            ) : (
              <span className="num">
                <span className="vh">Average </span>
                {quiz.averagePercent === null ? '–' : `${Math.round(quiz.averagePercent)}%`}
              </span>
            )}
            <span className="muted sm">
              {quiz.state !== 'draft' ? (
                <>
                  <span className="vh">Code </span>
                  <span className="code">{quiz.secretCode}</span>
                </>
              ) : (
                <>{quiz.isReady ? 'Draft' : 'Not written yet'}</>
              )}
            </span>
            <span className="muted sm num">
              {quiz.finished === 0 ? 'No attempts yet' : `${quiz.finished} finished`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
