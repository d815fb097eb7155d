import type { TimedResult } from '@quizly/contract'
import { clockTime } from '../../lib/dates.ts'

/** A message for a student who had not submitted when the time was over. */
export function TimeWasUp({ result: { submittedBy, submittedAt } }: { result: TimedResult }) {
  if (submittedBy !== 'time') return null
  return <p>Time was up at {clockTime(submittedAt).slice(0, 5)}. Your answers were submitted for you.</p>
}
