import type { TimedResult } from '@quizly/contract'
import { markAnswers, type Question, verdictsIn } from '@quizly/domain'

/** With only the specification's fields, the quiz may be nested, and verdicts may be missing. */
export function wholeResult(
  result: Partial<TimedResult> & Pick<TimedResult, '_id' | 'userId' | 'answers' | 'submittedAt'>,
  quizId: string,
  questions: readonly Question[],
): TimedResult {
  const { outcomes, ...marks } = markAnswers(questions, result.answers)
  const verdicts = verdictsIn(
    outcomes,
    questions.map(({ _id }) => _id),
  )
  return { submittedBy: 'student', ...marks, verdicts, ...result, quizId }
}
