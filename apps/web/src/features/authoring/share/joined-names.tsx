import { useState } from 'react'
import { useLive } from '../../../lib/calls/use-live.ts'
import { plural } from '../../../lib/plural.ts'
import { joinedOrder } from './joined-order.ts'

/** Who has entered the code, the newest first. It fills by itself. */
export function JoinedNames({ quizId }: { quizId: string }) {
  const { heard, error } = useLive(quizId)
  const students = heard?.live.students ?? []
  const [order, setOrder] = useState<readonly string[]>([])
  const next = joinedOrder(
    order,
    students.map(({ _id }) => _id),
  )
  if (next !== order) setOrder(next)
  const nameOf = new Map(students.map(({ _id, name }) => [_id, name]))
  const joined = heard?.live.counts.joined ?? 0
  const more = joined - students.length
  return (
    <section className="fullcode__joined">
      <p role="status">
        {heard && (joined === 0 ? 'No students have joined yet' : `${plural(joined, 'student')} joined`)}
        {error !== undefined && ' – the names could not be brought up to date'}
      </p>
      {joined > 0 && (
        <ul aria-label="Joined">
          {next.map((id) => (
            <li key={id} dir="auto">
              {nameOf.get(id)}
            </li>
          ))}
          {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
        </ul>
      )}
    </section>
  )
}
