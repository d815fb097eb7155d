import type { LiveStudent, OwnQuizSummary } from '@quizly/contract'
import { type FocusEvent, useState } from 'react'
import { RowsInSight } from '../../../components/tables/rows-in-sight.tsx'
import '../../../components/tables/table.css'
import { keepPlaces } from './keep-places.ts'
import { LiveRow } from './live-row.tsx'

/**
 * A row for each student. Rows do not change places while the focus or the pointer is in the table, so that nothing
 * moves under either. `sinceMs` is how old the rows are.
 */
export function LiveTable({
  quiz,
  students,
  sinceMs,
  onGiven,
}: {
  quiz: OwnQuizSummary
  students: readonly LiveStudent[]
  sinceMs: number
  onGiven: () => void
}) {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [shown, setShown] = useState({ students, rows: students })
  if (shown.students !== students) {
    const before = shown.rows.map(({ _id }) => _id)
    setShown({ students, rows: keepPlaces(students, before, hasPointer || hasFocus) })
  }
  function onBlur(event: FocusEvent) {
    setFocus(event.currentTarget.contains(event.relatedTarget))
  }
  return (
    <div
      className="tbl-w live-table"
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
    >
      <table className="tbl tbl--mid tbl--stack tbl--cards" aria-label="Students taking this quiz now">
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col">State</th>
            <th scope="col">{quiz.numQuestions === 1 ? 'Question' : `Questions 1–${quiz.numQuestions}`}</th>
            <th scope="col" className="n">
              Answered
            </th>
            <th scope="col" className="n">
              Time left
            </th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <RowsInSight rows={shown.rows} height={52}>
          {(student) => <LiveRow key={student._id} quiz={quiz} {...{ student, sinceMs, onGiven }} />}
        </RowsInSight>
      </table>
    </div>
  )
}
