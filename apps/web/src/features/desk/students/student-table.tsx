import type { StudentResult } from '@quizly/contract'
import { Link } from 'wouter'
import '../../../components/tables/row-link.css'
import { type MoreOfList, ShowMore } from '../../../components/tables/show-more.tsx'
import '../../../components/tables/table.css'
import { dateAndTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import type { ResultKey } from './load-results.ts'
import { SortHead } from '../sort-head.tsx'
import type { Sorting } from '../sorting.ts'

/** The results of a quiz, a row for each student, leading to what happened in that attempt. */
export function StudentTable({
  quizId,
  results,
  list,
  sorting,
  onSort,
}: {
  quizId: string
  results: readonly StudentResult[]
  list: MoreOfList
  sorting: Sorting<ResultKey>
  onSort: (key: ResultKey) => void
}) {
  const head = { sorting, onSort }
  return (
    <>
      <div className="tbl-w students">
        <table className="tbl tbl--mid tbl--stack" aria-label="Students">
          <thead className="sorts">
            <tr>
              <SortHead id="name" label="Student" {...head} />
              <SortHead id="score" label="Score" numeric {...head} />
              <SortHead id="submitted" label="Submitted" numeric {...head} />
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <tr key={result._id}>
                <th scope="row">
                  <Link className="row-link" to={paths.studentAttempt(quizId, result.userId)} dir="auto">
                    {result.name}
                  </Link>{' '}
                  <span className="muted sm">{result.email}</span>
                </th>
                <td className="n" data-k="Score">
                  <span>
                    {result.score} / {result.totalQuestions}
                  </span>
                </td>
                <td className="n muted" data-k="Submitted">
                  <span>
                    {dateAndTime(result.submittedAt)}
                    {result.submittedBy === 'time' && ' (time ran out)'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore list={list} />
    </>
  )
}
