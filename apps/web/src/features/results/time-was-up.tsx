import type { TimedResult } from '@quizly/contract'
import { clockTime } from '../../lib/dates.ts'

export function TimeWasUp({ result: { submittedBy, submittedAt, isEnded } }: { result: TimedResult }) {
  if (submittedBy !== 'time') return null
  const at = clockTime(submittedAt).slice(0, 5)
  return (
    <p>
      {isEnded ? `Your teacher ended the quiz at ${at}.` : `Time was up at ${at}.`} Your answers were
      submitted for you.
    </p>
  )
}
