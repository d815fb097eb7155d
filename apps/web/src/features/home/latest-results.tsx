import { scoreText } from '../../lib/scores.ts'
import type { ListedResult } from '@quizly/contract'
import { Link } from 'wouter'
import '../../components/tables/row-link.css'
import { call } from '../../lib/calls/call.ts'
import { longDate } from '../../lib/dates.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import { quizOfResult } from '../../lib/calls/quiz-of-result.ts'
import { home as homeWords } from '@quizly/words/student.ts'
import { useLoad } from '../../lib/use-load.ts'

const mostShown = 4

/** The page is complete without them, so nothing is shown while there are none. */
export function LatestResults({ userId }: { userId: string }) {
  const load = useLoad(userId, (signal) => call('listResults', { params: { userId } }, { signal }))
  if (load.status !== 'ready' || load.data.length === 0) return null
  return (
    <section className="panel" aria-labelledby="latest-results">
      <div className="panel__head">
        <h2 id="latest-results">{homeWords.latestResults}</h2>
        <Link className="sm" to={studentPaths.profile}>
          {homeWords.allResults}
        </Link>
      </div>
      <ul className="lines">
        {load.data.slice(0, mostShown).map((result) => (
          <LatestResult key={result._id} {...result} />
        ))}
      </ul>
    </section>
  )
}

function LatestResult({ quizId, number, score, submittedAt, ...rest }: ListedResult) {
  const quiz = quizOfResult(quizId)
  return (
    <li>
      <Link className="row-link" to={studentPaths.result(quiz._id, number)} dir="auto">
        {quiz.title}
      </Link>
      <span className="num">
        <span className="vh">{homeWords.score} </span>
        {score === null ? homeWords.submitted : <bdi>{scoreText({ ...rest, score })}</bdi>}
      </span>
      <span className="muted sm">
        <bdi>{longDate(submittedAt)}</bdi>
      </span>
      <span />
    </li>
  )
}
