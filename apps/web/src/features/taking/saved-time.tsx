import { clockTime } from '../../lib/dates.ts'
import type { AnswerProps } from './question-props.ts'
import { useSavedAt } from './use-answer.ts'

/** When the server had the answer. It comes and goes without moving anything and without being spoken. */
export function SavedTime({ question, exam }: Pick<AnswerProps, 'question' | 'exam'>) {
  const savedAt = useSavedAt(exam.sheet, question._id)
  return savedAt === undefined ? null : <span className="q__saved">Saved {clockTime(savedAt)}</span>
}
