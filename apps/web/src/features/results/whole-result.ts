import type { TimedResult } from '@quizly/contract'
import { markAnswers, type Question } from '@quizly/domain'

/**
 * Completes a result that has only the specification's fields: its quiz may be nested, and its verdicts may
 * be missing.
 */
export function wholeResult(
  result: Partial<TimedResult> & Pick<TimedResult, '_id' | 'userId' | 'answers' | 'submittedAt'>,
  quizId: string,
  questions: readonly Question[],
): TimedResult {
  return { submittedBy: 'student', ...markAnswers(questions, result.answers), ...result, quizId }
}
