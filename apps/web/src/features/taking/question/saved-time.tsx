import { isSkipped } from '@quizly/domain'
import { clockTime } from '../../../lib/dates.ts'
import type { QuestionProps } from './question-props.ts'
import { useSeenAnswer } from './use-answer.ts'

/**
 * When the server had the answer, or that another one has taken its place. It comes and goes without moving anything and
 * without being spoken.
 */
export function SavedTime({ question, attempt }: Pick<QuestionProps, 'question' | 'attempt'>) {
  const { savedAt, isOther, selectedOption } = useSeenAnswer(attempt.answers, question._id) ?? {}
  if (!isOther && (savedAt === undefined || isSkipped(selectedOption))) return null
  return (
    <span className="q__saved">
      {isOther ? 'Changed on another device' : `Saved ${clockTime(savedAt ?? '')}`}
    </span>
  )
}
