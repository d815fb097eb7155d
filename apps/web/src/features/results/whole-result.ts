import type { TimedResult } from '@quizly/contract'
import { markAnswers, type Question, shownScore, verdictsIn } from '@quizly/domain'

/** With only the specification's fields, the quiz may be nested, and verdicts may be missing. */
export function wholeResult(
  result: Partial<TimedResult> & Pick<TimedResult, '_id' | 'userId' | 'answers' | 'submittedAt'>,
  quizId: string,
  questions: readonly Question[],
): TimedResult {
  const marks = markAnswers(questions, result.answers)
  const verdicts = verdictsIn(marks.outcomes, questions)
  return { submittedBy: 'student', ...shownScore(marks), verdicts, ...result, quizId }
}
