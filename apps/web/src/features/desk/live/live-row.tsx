import type { LiveStudent, OwnQuizSummary } from '@quizly/contract'
import { formatTimeLeft } from '@quizly/domain'
import { memo } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { mayMark } from '../../../lib/may-edit.ts'
import { giveTime, moreTime } from '../give-time.ts'
import { TimeMenu } from './time-menu.tsx'

/** From this many questions on there is no room for a box for each. */
const denseFrom = 41

/** A student, as they were `sinceMs` ago; the time has run on since. */
export function LiveRow({
  student,
  sinceMs,
  quiz,
  onGiven,
}: {
  student: LiveStudent
  sinceMs: number
  quiz: OwnQuizSummary
  onGiven: () => void
}) {
  const { name, answered, savedMsAgo } = student
  return (
    <tr>
      <th scope="row" className="half">
        <bdi>{name}</bdi>
      </th>
      <td className="half bare" data-k="State">
        <State student={student} sinceMs={sinceMs} />
      </td>
      <td className="full bare" data-k="Questions">
        {answered !== undefined && <Marks answered={answered} />}
      </td>
      <td className="n half" data-k="Answered">
        <span>
          {answered === undefined ? '–' : `${answered.replaceAll('0', '').length} of ${answered.length}`}
        </span>
        {savedMsAgo !== undefined && (
          <span className="muted sm live-saved">saved {agoText(savedMsAgo + sinceMs)} ago</span>
        )}
      </td>
      <td className="n" data-k="Time left">
        <TimeLeft student={student} sinceMs={sinceMs} />
      </td>
      <td className="act">
        <div className="desk__actions">
          {mayMark(quiz) && student.state !== 'not-started' && (
            <GiveTime {...{ student, onGiven }} quizId={quiz._id} />
          )}
        </div>
      </td>
    </tr>
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
      onGive={(amount) => {
        const said = () => `${name} ${isSubmitted ? 'can continue with' : 'has'} ${moreTime(amount)}.`
        const time = { reach: 'student', userId, ...amount, reopen: isSubmitted } as const
        void giveTime(quizId, time, said, onGiven)
      }}
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
