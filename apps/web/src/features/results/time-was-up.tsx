import type { TimedResult } from '@quizly/contract'
import { clockTime } from '../../lib/dates.ts'

/** Says so when the student has not submitted, but the time was over. */
export function TimeWasUp({ result: { submittedBy, submittedAt } }: { result: TimedResult }) {
  if (submittedBy !== 'time') return null
  return <p>Time was up at {clockTime(submittedAt).slice(0, 5)}. Your answers were submitted for you.</p>
}
