import { Link } from 'wouter'
import '../../../components/tables/facts.css'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'

/** How many quizzes an educator has made and how often they were taken; a dash while unknown. */
export function EducatorFacts() {
  const load = useLoad('quizzes of the profile', (signal) => call('listQuizzes', {}, { signal }))
  const quizzes = load.status === 'ready' ? load.data.quizzes : null
  const isMore = load.status === 'ready' && load.data.next !== undefined
  return (
    <dl className="facts profile__facts">
      <div>
        <dt>Quizzes</dt>
        <dd>
          {quizzes?.length ?? '–'}
          {isMore && '+'} · <Link to={paths.myQuizzes}>My quizzes</Link>
        </dd>
      </div>
      <div>
        <dt>Attempts</dt>
        <dd>
          {quizzes?.reduce((sum, { finished }) => sum + finished, 0) ?? '–'}
          {isMore && '+'}
        </dd>
      </div>
    </dl>
  )
}
