import type { ListedStudent, OwnQuizSummary } from '@quizly/contract'
import { formatTimeLeft } from '@quizly/domain'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/tables/row-link.css'
import { RowsInSight } from '../../../components/tables/rows-in-sight.tsx'
import '../../../components/tables/table.css'
import { clockTime, dateAndTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { duration } from '../results/figure-texts.ts'
import { SortHead } from '../sort-head.tsx'
import type { Sorting } from '../sorting.ts'
import type { StudentKey } from './load-students.ts'
import { StudentMenu } from './student-menu.tsx'

type Props = {
  quiz: OwnQuizSummary
  students: readonly ListedStudent[]
  sorting: Sorting<StudentKey>
  onSort: (key: StudentKey) => void
  onChanged: () => void
}

/** The attempts at a quiz, a row for each. A submitted one leads to its answers. */
export function StudentTable({ quiz, students, sorting, onSort, onChanged }: Props) {
  const head = { sorting, onSort }
  const has = usedColumns(students, sorting.key)
  return (
    <div className="tbl-w students">
      <table className="tbl tbl--mid tbl--stack" aria-label="Students">
        <thead className="sorts">
          <tr>
            <SortHead id="name" label="Student" {...head} />
            <SortHead id="state" label="State" {...head} />
            {has.score && <SortHead id="score" label="Score" numeric {...head} />}
            {has.took && <SortHead id="took" label="Time taken" numeric {...head} />}
            {has.extra && <SortHead id="extra" label="Extra time" {...head} />}
            {has.late && (
              <th scope="col" className="unsorted">
                Late answers
              </th>
            )}
            {has.receipt && (
              <th scope="col" className="unsorted">
                Receipt
              </th>
            )}
            <th scope="col" className="act unsorted">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        {/* Other rows are made anew, a few at a time too. */}
        <RowsInSight key={students[0]?._id} rows={students} height={72}>
          {(student) => (
            <tr key={student._id}>
              <th scope="row">
                <Name student={student} quizId={quiz._id} />
              </th>
              <td data-k="State">
                <State student={student} />
              </td>
              {has.score && (
                <td className="n" data-k="Score">
                  {student.score === undefined ? (
                    <span className="blank">–</span>
                  ) : (
                    <bdi dir="ltr">{`${student.score} / ${student.totalQuestions}`}</bdi>
                  )}
                </td>
              )}
              {has.took && (
                <td className="n" data-k="Time taken">
                  {student.tookMs === undefined ? <span className="blank">–</span> : duration(student.tookMs)}
                </td>
              )}
              {has.extra && (
                <td data-k="Extra time">
                  <ExtraTime student={student} />
                </td>
              )}
              {has.late && (
                <td data-k="Late answers">
                  <Late student={student} quizId={quiz._id} />
                </td>
              )}
              {has.receipt && (
                <td data-k="Receipt">
                  {student.receipt ? 'Ready to print' : <span className="blank">–</span>}
                </td>
              )}
              <td className="act">
                <StudentMenu quiz={quiz} student={student} onChanged={onChanged} />
              </td>
            </tr>
          )}
        </RowsInSight>
      </table>
    </div>
  )
}

/** The columns in which a student has something, and the one that the list is sorted by. */
function usedColumns(students: readonly ListedStudent[], key: StudentKey) {
  const isUsed = (isIn: (student: ListedStudent) => boolean) => students.some(isIn)
  return {
    score: key === 'score' || isUsed(({ score }) => score !== undefined),
    took: key === 'took' || isUsed(({ tookMs }) => tookMs !== undefined),
    extra: key === 'extra' || isUsed(({ extraMs }) => extraMs > 0),
    late: isUsed(({ lateAnswers }) => lateAnswers !== undefined),
    receipt: isUsed(({ receipt }) => receipt),
  }
}

function Name({
  student: { name, email, number, state, userId, attempts = 1, latestState },
  quizId,
}: {
  student: ListedStudent
  quizId: string
}) {
  return (
    <>
      {state === 'submitted' ? (
        <Link className="row-link" to={paths.studentAttempt(quizId, userId)} dir="auto">
          {name}
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      {attempts > 1 && (
        <span className="muted sm">
          attempt {number} of {attempts} counts
          {latestState === 'running' && `, ${attempts} is running`}
        </span>
      )}
      <span className="muted sm students__mail">{email}</span>
    </>
  )
}

function State({
  student: { state, remainingMs = 0, submittedAt = '', submittedBy, isEnded },
}: {
  student: ListedStudent
}) {
  switch (state) {
    case 'not-started':
      return <span className="muted">Joined, not started</span>
    case 'running':
      return (
        <span className="live live--row">
          Working, <span dir="ltr">{formatTimeLeft(remainingMs)}</span> left
        </span>
      )
    case 'submitted':
      return (
        <span title={dateAndTime(submittedAt)}>
          {isEnded ? 'Ended for everyone' : submittedBy === 'time' ? 'Time ran out' : 'Submitted'}
          <span className="muted sm students__at">
            <bdi>{dateAndTime(submittedAt)}</bdi>
          </span>
        </span>
      )
  }
}

/** How much was given, and on request by whom and why. */
function ExtraTime({ student: { extraMs, allowedMs, grants, name } }: { student: ListedStudent }) {
  if (extraMs === 0) return <span className="blank">–</span>
  return (
    <details className="extra">
      <summary>
        + {plural(Math.round(extraMs / 60_000), 'minute')}
        <span className="vh"> for {name}: who gave it</span>
      </summary>
      <ul className="sm">
        {allowedMs !== undefined && (
          <li>+ {Math.round(allowedMs / 60_000)} from the start, by the settings</li>
        )}
        {grants.map(({ minutes, by, at, reason }) => (
          <li key={`${at} ${minutes}`}>
            + {minutes} by <bdi>{by}</bdi> at {clockTime(at).slice(0, 5)}
            {reason && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Late({
  student: { lateAnswers, userId, name },
  quizId,
}: {
  student: ListedStudent
  quizId: string
}) {
  switch (lateAnswers) {
    case undefined:
      return <span className="blank">–</span>
    case 'waiting':
      return (
        <Link className="students__late" to={paths.studentAttempt(quizId, userId)}>
          <Icon name="warning" className="icon--sm" />
          Decide<span className="vh"> about late answers of {name}</span>
        </Link>
      )
    case 'accepted':
      return 'Accepted'
    case 'refused':
      return 'Refused'
  }
}
