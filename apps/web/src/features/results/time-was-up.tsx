import { result as resultWords } from '@quizly/words/student.ts'
import type { TimedResult } from '@quizly/contract'
import { clockTime } from '../../lib/dates.ts'

export function TimeWasUp({ result: { submittedBy, submittedAt, isEnded } }: { result: TimedResult }) {
  if (submittedBy !== 'time') return null
  const at = clockTime(submittedAt).slice(0, 5)
  return <p>{isEnded ? resultWords.endedForAll(at) : resultWords.timeWasUp(at)}</p>
}
