import { isSkipped } from '@quizly/domain'
import { clockTime } from '../../../lib/dates.ts'
import type { QuestionProps } from './question-props.ts'
import { useSeenAnswer } from './use-answer.ts'

/**
 * Says when the server saved the answer, or that another device has changed it. Nothing moves when it appears, and
 * screen readers do not announce it.
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
