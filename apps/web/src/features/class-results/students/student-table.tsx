import { scoreText } from '../../../lib/scores.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import {
  extraTime as extraTimeWords,
  liveTable as liveTableWords,
  students as studentsWords,
} from '@quizly/words/desk.ts'
import type { ListedStudent, OwnQuizSummary } from '@quizly/contract'
import { hasTimeLimit, isEndless } from '@quizly/domain'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/tables/row-link.css'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { clockTime, dateAndTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { duration } from '../../quiz-page/figure-texts.ts'
import type { Sorting } from '../../../components/tables/sorting.ts'
import type { StudentKey } from '../../quiz-page/api.ts'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Menu, type MenuItem } from '../../../components/overlays/menu.tsx'
import { mayMark, mayOwn } from '../../../lib/may-edit.ts'
import { type Amount, giveStudentTime, OtherTime, reopenUntimed, usual } from '../../quiz-page/extra-time.tsx'
import { timeLeftText } from '../../quiz-page/time-limit.tsx'
import { DeleteAttempt } from './delete-attempt.tsx'
import { emailOrSlip, personName } from '../../../lib/words/person-name.ts'
import { shownReason } from '../../../lib/words/reasons.ts'

type Props = {
  quiz: OwnQuizSummary
  students: readonly ListedStudent[]
  sorting: Sorting<StudentKey>
  onSort: (key: StudentKey) => void
  onChanged: () => void
}

/** The attempts at a quiz, a row for each. A submitted one leads to its answers. */
export function StudentTable({ quiz, students, sorting, onSort, onChanged }: Props) {
  return (
    <DataTable
      label={studentsWords.label}
      className="tbl--mid tbl--stack"
      frame={{ className: 'students' }}
      rows={students}
      rowKey={({ _id }) => _id}
      rowHeight={72}
      columns={usedColumns(quiz, students, sorting.key, onChanged)}
      {...{ sorting, onSort }}
    />
  )
}

const none = <span className="blank">–</span>

function usedColumns(
  quiz: OwnQuizSummary,
  students: readonly ListedStudent[],
  key: StudentKey,
  onChanged: () => void,
) {
  const quizId = quiz._id
  const isUsed = (has: (student: ListedStudent) => boolean) => students.some(has)
  const columns: (Column<ListedStudent, StudentKey> | false)[] = [
    {
      name: studentsWords.columns.student,
      sort: 'name',
      isRowHead: true,
      cell: (student) => <Name student={student} quizId={quizId} />,
    },
    { name: studentsWords.columns.state, sort: 'state', cell: (student) => <State student={student} /> },
    (key === 'score' || isUsed(({ score }) => score !== undefined)) && {
      name: studentsWords.columns.score,
      sort: 'score',
      numeric: true,
      cell: ({ score, totalQuestions = 0, maxScore, waiting }) =>
        score === undefined ? none : <bdi>{scoreText({ score, totalQuestions, maxScore, waiting })}</bdi>,
    },
    (key === 'took' || isUsed(({ tookMs }) => tookMs !== undefined)) && {
      name: studentsWords.columns.took,
      sort: 'took',
      numeric: true,
      cell: ({ tookMs }) => (tookMs === undefined ? none : duration(tookMs)),
    },
    (key === 'extra' || isUsed(({ extraMs }) => extraMs > 0)) && {
      name: studentsWords.columns.extra,
      sort: 'extra',
      cell: (student) => <ExtraTime student={student} />,
    },
    isUsed(({ lateAnswers }) => lateAnswers !== undefined) && {
      name: studentsWords.columns.late,
      headClass: 'unsorted',
      cell: (student) => <Late student={student} quizId={quizId} />,
    },
    isUsed(({ receipt }) => receipt) && {
      name: studentsWords.columns.receipt,
      headClass: 'unsorted',
      cell: ({ receipt }) => (receipt ? studentsWords.receiptReady : none),
    },
    {
      name: studentsWords.columns.actions,
      isHidden: true,
      isNamed: false,
      headClass: 'act unsorted',
      className: 'act',
      cell: (student) => <StudentMenu quiz={quiz} student={student} onChanged={onChanged} />,
    },
  ]
  return columns.filter((column) => column !== false)
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
          {personName(name)}
        </Link>
      ) : (
        <bdi>{personName(name)}</bdi>
      )}{' '}
      {attempts > 1 && (
        <span className="muted sm">
          {latestState === 'running'
            ? studentsWords.countsWhileRunning(number, attempts)
            : studentsWords.counts(number, attempts)}
        </span>
      )}
      <span className="muted sm students__mail">{emailOrSlip({ name, email })}</span>
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
      return <span className="muted">{studentsWords.notStarted}</span>
    case 'running':
      return (
        <span className="live live--row">
          {isEndless(remainingMs)
            ? studentsWords.workingUntimed
            : studentsWords.working(
                <bdi key="left" dir="auto">
                  {timeLeftText(remainingMs)}
                </bdi>,
              )}
        </span>
      )
    case 'submitted':
      return (
        <span title={dateAndTime(submittedAt)}>
          {isEnded
            ? studentsWords.endedForAll
            : submittedBy === 'time'
              ? studentsWords.timeRanOut
              : studentsWords.submitted}
          <span className="muted sm students__at">
            <bdi>{dateAndTime(submittedAt)}</bdi>
          </span>
        </span>
      )
  }
}

function ExtraTime({ student: { extraMs, allowedMs, grants, name } }: { student: ListedStudent }) {
  if (extraMs === 0) return none
  return (
    <details className="extra">
      <summary>
        {studentsWords.extra(
          everywhereWords.minutes(Math.round(extraMs / 60_000)),
          personName(name),
          (text) => (
            <span key="who" className="vh">
              {text}
            </span>
          ),
        )}
      </summary>
      <ul className="sm">
        {allowedMs !== undefined && <li>{studentsWords.extraFromStart(Math.round(allowedMs / 60_000))}</li>}
        {grants.map(({ minutes, by, at, reason }) => (
          <li key={`${at} ${minutes}`}>
            {reason
              ? studentsWords.grantBecause(
                  minutes,
                  <bdi key="by">{personName(by)}</bdi>,
                  clockTime(at).slice(0, 5),
                  <bdi key="reason">{shownReason(reason)}</bdi>,
                )
              : studentsWords.grant(minutes, <bdi key="by">{personName(by)}</bdi>, clockTime(at).slice(0, 5))}
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
      return none
    case 'waiting':
      return (
        <Link className="students__late" to={paths.studentAttempt(quizId, userId)}>
          <Icon name="warning" className="icon--sm" />
          {studentsWords.decideLate(personName(name), (text) => (
            <span key="whose" className="vh">
              {text}
            </span>
          ))}
        </Link>
      )
    case 'accepted':
    case 'refused':
      return studentsWords.late[lateAnswers]
  }
}

function StudentMenu({
  quiz,
  student,
  onChanged,
}: {
  quiz: OwnQuizSummary
  student: ListedStudent
  onChanged: () => void
}) {
  const [asks, setAsks] = useState<'time' | 'delete'>()
  const { userId, latestState } = student
  const name = personName(student.name)
  // Time is given to the latest attempt, also where another one counts.
  const state = latestState ?? student.state
  const isSubmitted = state === 'submitted'

  const give = (amount: Amount) => giveStudentTime(quiz._id, { userId, name, isSubmitted }, amount, onChanged)
  const amounts = isSubmitted ? extraTimeWords.reopenUsual : extraTimeWords.usual
  const other = isSubmitted ? extraTimeWords.reopenOther : extraTimeWords.other
  const isTimed = isSubmitted ? hasTimeLimit(quiz.timeLimit) : !isEndless(student.remainingMs ?? 0)
  const timeItems: MenuItem[] = isTimed
    ? [
        ...usual.map(({ name: key, amount }) => ({ label: amounts[key], run: () => give(amount) })),
        { label: other, run: () => setAsks('time') },
      ]
    : isSubmitted
      ? [{ label: liveTableWords.reopen, run: () => give(reopenUntimed) }]
      : []
  const items: MenuItem[] = [
    ...(student.state === 'submitted'
      ? [{ label: studentsWords.seeAttempt, run: () => navigate(paths.studentAttempt(quiz._id, userId)) }]
      : []),
    // A student who has not started has the whole time still to come.
    ...(mayMark(quiz) && state !== 'not-started' ? timeItems : []),
    ...(mayOwn(quiz) && student.state !== 'running'
      ? [{ label: studentsWords.deleteAttempt, run: () => setAsks('delete') }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <div className="desk__actions">
      <Menu label={studentsWords.more(name)} className="btn--icon" items={items}>
        <ToolIcon name="more" />
      </Menu>
      {asks === 'time' && (
        <OtherTime
          title={isSubmitted ? liveTableWords.reopenOf(name) : liveTableWords.timeFor(name)}
          action={isSubmitted ? liveTableWords.reopen : extraTimeWords.give}
          onGive={give}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'delete' && (
        <DeleteAttempt
          quizId={quiz._id}
          attempt={student}
          onClose={() => setAsks(undefined)}
          onDeleted={onChanged}
        />
      )}
    </div>
  )
}
