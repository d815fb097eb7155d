import { Link } from 'wouter'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'

/** Links to the previous and the next student, by name. The page is complete without them. */
export function PreviousNext({ quizId, resultId }: { quizId: string; resultId: string }) {
  const load = useCachedQuery(['neighbours', quizId, resultId], async (signal) => {
    const orders = ['descending', 'ascending'] as const
    const replies = await Promise.all(
      orders.map((order) =>
        call('listStudentResults', { params: { quizId }, query: { order, after: resultId } }, { signal }),
      ),
    )
    return replies.map(({ results }) => results[0])
  })
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
