import type { LiveStudent, OwnQuizSummary } from '@quizly/contract'
import { type FocusEvent, memo, useState } from 'react'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { formatTimeLeft } from '@quizly/domain'
import { Icon } from '../../../components/icons/icons.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { mayMark } from '../../../lib/may-edit.ts'
import { giveStudentTime, TimeMenu } from '../extra-time.tsx'

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
    <DataTable
      label="Students taking this quiz now"
      className="tbl--mid tbl--stack tbl--cards"
      frame={{
        className: 'live-table',
        onPointerEnter: () => setPointer(true),
        onPointerLeave: () => setPointer(false),
        onFocus: () => setFocus(true),
        onBlur,
      }}
      rows={shown.rows}
      rowKey={({ _id }) => _id}
      rowHeight={52}
      columns={columnsOf(quiz, sinceMs, onGiven)}
    />
  )
}

function columnsOf(quiz: OwnQuizSummary, sinceMs: number, onGiven: () => void): Column<LiveStudent>[] {
  const { numQuestions } = quiz
  return [
    { name: 'Student', isRowHead: true, className: 'half', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      name: 'State',
      className: 'half bare',
      cell: (student) => <State student={student} sinceMs={sinceMs} />,
    },
    {
      name: 'Questions',
      head: numQuestions === 1 ? 'Question' : `Questions 1–${numQuestions}`,
      className: 'full bare',
      cell: ({ answered }) => answered !== undefined && <Marks answered={answered} />,
    },
    {
      name: 'Answered',
      numeric: true,
      className: 'half',
      cell: (student) => <Answered student={student} sinceMs={sinceMs} />,
    },
    {
      name: 'Time left',
      numeric: true,
      cell: (student) => <TimeLeft student={student} sinceMs={sinceMs} />,
    },
    {
      name: 'Actions',
      isHidden: true,
      isNamed: false,
      className: 'act',
      cell: (student) => (
        <div className="desk__actions">
          {mayMark(quiz) && student.state !== 'not-started' && (
            <GiveTime {...{ student, onGiven }} quizId={quiz._id} />
          )}
        </div>
      ),
    },
  ]
}

/**
 * Rows in their new order; or, while they are held, each in the place that it had, with new ones at the end. `before`
 * are the IDs as they were shown last.
 */
export function keepPlaces<Row extends { _id: string }>(
  rows: readonly Row[],
  before: readonly string[],
  isHeld: boolean,
): readonly Row[] {
  if (!isHeld) return rows
  const byId = new Map(rows.map((row) => [row._id, row]))
  const stayed = before.flatMap((id) => byId.get(id) ?? [])
  const isOld = new Set(before)
  return [...stayed, ...rows.filter(({ _id }) => !isOld.has(_id))]
}

/** From this many questions on there is no room for a box for each. */
const denseFrom = 41

function Answered({ student: { answered, savedMsAgo }, sinceMs }: { student: LiveStudent; sinceMs: number }) {
  return (
    <>
      <span>
        {answered === undefined ? '–' : `${answered.replaceAll('0', '').length} of ${answered.length}`}
      </span>
      {savedMsAgo !== undefined && (
        <span className="muted sm live-saved">saved {agoText(savedMsAgo + sinceMs)} ago</span>
      )}
    </>
  )
}

/** A student who has submitted can go on if extra time is given. */
function GiveTime({
  student: { userId, name, state },
  quizId,
  onGiven,
}: {
  student: LiveStudent
  quizId: string
  onGiven: () => void
}) {
  const isSubmitted = state === 'submitted'
  const label = isSubmitted ? `Reopen attempt of ${name}` : `Extra time for ${name}`
  return (
    <TimeMenu
      label={label}
      className="btn--icon"
      {...(isSubmitted && { act: 'Reopen attempt' })}
      onGive={(amount) => giveStudentTime(quizId, { userId, name, isSubmitted }, amount, onGiven)}
    >
      <ToolIcon name="addTime" />
    </TimeMenu>
  )
}

function State({ student: { state, offlineMs = 0 }, sinceMs }: { student: LiveStudent; sinceMs: number }) {
  switch (state) {
    case 'offline':
      return (
        <span className="flag">
          <Icon name="offline" className="icon--sm" />
          Offline for {clockText(offlineMs + sinceMs)}
        </span>
      )
    case 'not-started':
      return <span className="muted">Joined, not started</span>
    case 'working':
      return <span className="live live--row">Working</span>
    case 'submitted':
      return (
        <span className="live-submitted">
          <Icon name="check" className="icon--sm" />
          Submitted
        </span>
      )
  }
}

function TimeLeft({ student: { state, remainingMs }, sinceMs }: { student: LiveStudent; sinceMs: number }) {
  if (remainingMs === undefined) return <span className="muted">–</span>
  const runs = state !== 'not-started'
  return <span dir="ltr">{formatTimeLeft(remainingMs - (runs ? sinceMs : 0))}</span>
}

/** Which questions are answered, to be looked at; the column beside it says how many. */
const Marks = memo(function Marks({ answered }: { answered: string }) {
  const marks = [...answered].map((mark, at) => ({ number: at + 1, isAnswered: mark === '1' }))
  return (
    <div className={marks.length < denseFrom ? 'minitrack' : 'minitrack minitrack--dense'} aria-hidden="true">
      {marks.map(({ number, isAnswered }) => (
        <i key={number} className={isAnswered ? 'on' : undefined} />
      ))}
    </div>
  )
})

/** "2:05": minutes and seconds that have passed. */
const clockText = (ms: number) => formatTimeLeft(Math.floor(ms / 1000) * 1000)

/** "12 s" or "3 min" */
function agoText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`
}
