import type { TimedResult } from '@quizly/contract'
import { markAnswers, type Question } from '@quizly/domain'

/** A result with nothing but the specification's fields, completed: its quiz may be named within, its verdicts missing. */
export function wholeResult(
  result: Partial<TimedResult> & Pick<TimedResult, '_id' | 'userId' | 'answers' | 'submittedAt'>,
  quizId: string,
  questions: readonly Question[],
): TimedResult {
  return { submittedBy: 'student', ...markAnswers(questions, result.answers), ...result, quizId }
}
