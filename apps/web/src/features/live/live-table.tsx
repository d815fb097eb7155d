import { liveTable as liveTableWords } from '@quizly/words/desk.ts'
import type { LiveStudent, OwnQuizSummary } from '@quizly/contract'
import { type FocusEvent, memo, useState } from 'react'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { formatTimeLeft, hasTimeLimit, isEndless } from '@quizly/domain'
import { Icon } from '../../components/icons/icons.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { mayMark } from '../../lib/may-edit.ts'
import { Menu } from '../../components/overlays/menu.tsx'
import { type Amount, giveStudentTime, reopenUntimed, TimeMenu } from '../quiz-page/extra-time.tsx'
import { timeLeftText } from '../quiz-page/time-limit.tsx'
import { personName } from '../../lib/words/person-name.ts'

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
      label={liveTableWords.label}
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
  const count = quiz.asked ?? quiz.numQuestions
  return [
    {
      name: liveTableWords.student,
      isRowHead: true,
      className: 'half',
      cell: ({ name }) => <bdi>{personName(name)}</bdi>,
    },
    {
      name: liveTableWords.state,
      className: 'half bare',
      cell: (student) => <State student={student} sinceMs={sinceMs} />,
    },
    {
      name: liveTableWords.questions,
      head: count === 1 ? liveTableWords.question : liveTableWords.questionsTo(count),
      className: 'full bare',
      cell: ({ answered }) => answered !== undefined && <Marks answered={answered} />,
    },
    {
      name: liveTableWords.answered,
      numeric: true,
      className: 'half',
      cell: (student) => <Answered student={student} sinceMs={sinceMs} />,
    },
    {
      name: liveTableWords.timeLeft,
      numeric: true,
      cell: (student) => <TimeLeft student={student} sinceMs={sinceMs} />,
    },
    {
      name: liveTableWords.actions,
      isHidden: true,
      isNamed: false,
      className: 'act',
      cell: (student) => (
        <div className="desk__actions">
          {mayMark(quiz) && mayGive(student) && <GiveTime {...{ quiz, student, onGiven }} />}
        </div>
      ),
    },
  ]
}

/** Who works without a time limit needs no time. */
const mayGive = ({ state, remainingMs = 0 }: LiveStudent) =>
  state === 'submitted' || (state !== 'not-started' && !isEndless(remainingMs))

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
        {answered === undefined
          ? '–'
          : liveTableWords.answeredOf(answered.replaceAll('0', '').length, answered.length)}
      </span>
      {savedMsAgo !== undefined && (
        <span className="muted sm live-saved">{savedText(savedMsAgo + sinceMs)}</span>
      )}
    </>
  )
}

/** A student who has submitted can go on if extra time is given. */
function GiveTime({
  quiz: { _id: quizId, timeLimit },
  student,
  onGiven,
}: {
  quiz: OwnQuizSummary
  student: LiveStudent
  onGiven: () => void
}) {
  const { userId, state } = student
  const name = personName(student.name)
  const isSubmitted = state === 'submitted'
  const label = isSubmitted ? liveTableWords.reopenOf(name) : liveTableWords.timeFor(name)
  const give = (amount: Amount) => giveStudentTime(quizId, { userId, name, isSubmitted }, amount, onGiven)
  if (isSubmitted && !hasTimeLimit(timeLimit)) {
    const items = [{ label: liveTableWords.reopen, run: () => give(reopenUntimed) }]
    return (
      <Menu label={label} className="btn--icon" items={items}>
        <ToolIcon name="addTime" />
      </Menu>
    )
  }
  return (
    <TimeMenu
      label={label}
      className="btn--icon"
      {...(isSubmitted && { action: liveTableWords.reopen })}
      onGive={give}
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
          {liveTableWords.offlineFor(clockText(offlineMs + sinceMs))}
        </span>
      )
    case 'not-started':
      return <span className="muted">{liveTableWords.notStarted}</span>
    case 'working':
      return <span className="live live--row">{liveTableWords.working}</span>
    case 'submitted':
      return (
        <span className="live-submitted">
          <Icon name="check" className="icon--sm" />
          {liveTableWords.submitted}
        </span>
      )
  }
}

function TimeLeft({
  student: { state, remainingMs, endsAtClosing },
  sinceMs,
}: {
  student: LiveStudent
  sinceMs: number
}) {
  if (remainingMs === undefined) return <span className="muted">–</span>
  const runs = state !== 'not-started' || endsAtClosing === true
  return <bdi>{timeLeftText(remainingMs - (runs ? sinceMs : 0))}</bdi>
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

function savedText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60
    ? liveTableWords.savedSeconds(seconds)
    : liveTableWords.savedMinutes(Math.floor(seconds / 60))
}
