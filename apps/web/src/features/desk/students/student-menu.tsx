import type { ListedStudent, OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Menu, type MenuItem } from '../../../components/overlays/menu.tsx'
import { mayMark, mayOwn } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { giveTime, moreTime } from '../give-time.ts'
import { OtherTime } from '../live/other-time.tsx'
import { type Amount, usual } from '../live/time-menu.tsx'
import { DeleteAttempt } from './delete-attempt.tsx'

/** What can be done with one attempt: see it, give it time or reopen it, delete it. */
export function StudentMenu({
  quiz,
  student,
  onChanged,
}: {
  quiz: OwnQuizSummary
  student: ListedStudent
  onChanged: () => void
}) {
  const [asks, setAsks] = useState<'time' | 'delete'>()
  const { userId, name, latestState } = student
  // Time is given to the latest attempt, also where another one counts.
  const state = latestState ?? student.state
  const isSubmitted = state === 'submitted'

  function give(amount: Amount) {
    const time = { reach: 'student', userId, ...amount, reopen: isSubmitted } as const
    const said = () => `${name} ${isSubmitted ? 'can continue with' : 'has'} ${moreTime(amount)}.`
    void giveTime(quiz._id, time, said, onChanged)
  }
  const before = isSubmitted ? 'Reopen attempt, ' : ''
  const items: MenuItem[] = [
    ...(student.state === 'submitted'
      ? [{ label: 'See the attempt', run: () => navigate(paths.studentAttempt(quiz._id, userId)) }]
      : []),
    // A student who has not started has the whole time still to come.
    ...(mayMark(quiz) && state !== 'not-started'
      ? [
          ...usual.map(({ label, amount }) => ({ label: before + label, run: () => give(amount) })),
          { label: `${before}${isSubmitted ? 'other' : 'Other'}…`, run: () => setAsks('time') },
        ]
      : []),
    ...(mayOwn(quiz) && student.state !== 'running'
      ? [{ label: 'Delete attempt…', run: () => setAsks('delete') }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <div className="desk__actions">
      <Menu label={`More for ${name}`} className="btn--icon" items={items}>
        <ToolIcon name="more" />
      </Menu>
      {asks === 'time' && (
        <OtherTime
          title={`${isSubmitted ? 'Reopen attempt of' : 'Extra time for'} ${name}`}
          act={isSubmitted ? 'Reopen attempt' : 'Give extra time'}
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
