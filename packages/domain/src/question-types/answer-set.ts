import { comparableAnswers, type SelectedOption } from '../question/comparable-answer.ts'
import type { Question } from '../question/question.ts'
import type { VerdictName } from './outcome.ts'

/** A question marks many students, so its correct answers are put into comparable form only once. */
const expectedSets = new WeakMap<readonly string[], Set<string>>()

function expectedSet({ correctAnswers }: Pick<Question, 'correctAnswers'>): Set<string> {
  const present = expectedSets.get(correctAnswers)
  if (present) return present
  const expected = new Set(comparableAnswers(correctAnswers))
  expectedSets.set(correctAnswers, expected)
  return expected
}

/**
 * The verdict on one question. An answer is correct if it is exactly the set of correct answers, compared
 * without case, order and outer white space. A blank answer counts as skipped.
 */
export function markAnswerSet(
  question: Pick<Question, 'correctAnswers'>,
  selected: SelectedOption | undefined,
): VerdictName {
  const given = comparableAnswers(selected)
  if (given.length === 0) return 'skipped'
  const expected = expectedSet(question)
  const isRight = given.every((answer) => expected.has(answer)) && new Set(given).size === expected.size
  return isRight ? 'correct' : 'incorrect'
}
