import type { StudentResult } from '@quizly/contract'
import { Link } from 'wouter'
import '../../components/row-link.css'
import '../../components/table.css'
import { dateAndTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { SortHead } from './sort-head.tsx'
import { sorted, useSorting } from './sorting.ts'

const values = {
  name: (result: StudentResult) => result.name,
  score: (result: StudentResult) => result.score,
  submitted: (result: StudentResult) => result.submittedAt,
}

/** The results of a quiz, a row for each student, leading to what happened in that attempt. */
export function StudentTable({ quizId, results }: { quizId: string; results: readonly StudentResult[] }) {
  const { sorting, sortBy } = useSorting<keyof typeof values>({ key: 'name', descending: false })
  const head = { sorting, onSort: sortBy }
  return (
    <div className="tbl-w">
      <table className="tbl tbl--mid tbl--stack" aria-label="Students">
        <thead className="sorts">
          <tr>
            <SortHead id="name" label="Student" {...head} />
            <SortHead id="score" label="Score" numeric {...head} />
            <SortHead id="submitted" label="Submitted" numeric {...head} />
          </tr>
        </thead>
        <tbody>
          {sorted(results, values[sorting.key], sorting.descending).map((result) => (
            <tr key={result._id}>
              <th scope="row">
                <Link className="row-link" to={paths.studentRecord(quizId, result.userId)} dir="auto">
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
  )
}
