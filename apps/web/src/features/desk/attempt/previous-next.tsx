import { Link } from 'wouter'
import { paths } from '../../../lib/paths.ts'
import { usePreviousNext } from '../api.ts'

/** Links to the previous and the next student, by name. The page is complete without them. */
export function PreviousNext({ quizId, resultId }: { quizId: string; resultId: string }) {
  const load = usePreviousNext(quizId, resultId)
  if (load.status !== 'ready') return null
  const [previous, next] = load.data
  return (
    <nav className="neighbours" aria-label="Students">
      {previous && (
        <Link to={paths.studentAttempt(quizId, previous.userId)}>
          ← Previous: <bdi>{previous.name}</bdi>
        </Link>
      )}
      {next && (
        <Link to={paths.studentAttempt(quizId, next.userId)}>
          Next: <bdi>{next.name}</bdi> →
        </Link>
      )}
    </nav>
  )
}
