import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import '../../../components/tables/row-link.css'
import { ShowMore } from '../../../components/tables/show-more.tsx'
import '../../../components/tables/table.css'
import { dateAndTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { useMore } from '../../../lib/calls/use-more.ts'
import { loadResults, type LoadedResults, type ResultKey } from './load-results.ts'
import { SortHead } from '../sort-head.tsx'
import type { Sorting } from '../sorting.ts'

/**
 * The results of a quiz, a row for each student, leading to what happened in that attempt. One that `takesFocus` stands in
 * for one in another order: where the focus went with that one, it is back on the head that was pressed.
 */
export function StudentTable({
  data: { quiz, results, next },
  takesFocus,
  sorting,
  onSort,
}: {
  data: LoadedResults
  takesFocus: boolean
  sorting: Sorting<ResultKey>
  onSort: (key: ResultKey) => void
}) {
  const quizId = quiz._id
  const list = useMore({ rows: results, next }, async (after) => {
    const part = await loadResults(quizId, sorting, after)
    return { rows: part.results, next: part.next }
  })
  const head = { sorting, onSort }
  const heads = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return
    heads.current?.querySelector<HTMLElement>('[data-on]')?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <div className="tbl-w students">
        <table className="tbl tbl--mid tbl--stack" aria-label="Students">
          <thead className="sorts" ref={heads}>
            <tr>
              <SortHead id="name" label="Student" {...head} />
              <SortHead id="score" label="Score" numeric {...head} />
              <SortHead id="submitted" label="Submitted" numeric {...head} />
            </tr>
          </thead>
          <tbody>
            {list.rows.map((result) => (
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
