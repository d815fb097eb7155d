import { comparableAnswers, type SelectedOption } from '../question/comparable-answer.ts'
import type { Question } from '../question/question.ts'

export type Answer = { questionId: string; selectedOption: SelectedOption }
export type VerdictName = 'correct' | 'incorrect' | 'skipped'
export type Verdict = { questionId: string; verdict: VerdictName }
export type Marks = { score: number; totalQuestions: number; verdicts: Verdict[] }

/** Many students are marked by one question, whose answers are brought into comparable form once. */
const expectedSets = new WeakMap<readonly string[], Set<string>>()

function expectedSet({ correctAnswers }: Pick<Question, 'correctAnswers'>): Set<string> {
  const present = expectedSets.get(correctAnswers)
  if (present) return present
  const expected = new Set(comparableAnswers(correctAnswers))
  expectedSets.set(correctAnswers, expected)
  return expected
}

/**
 * The verdict on one question: an answer is correct if, compared without case, order and outer white space,
 * it is exactly the set of correct answers. A blank answer counts as skipped.
 */
export function markAnswer(
  question: Pick<Question, 'correctAnswers'>,
  selected: SelectedOption | undefined,
): VerdictName {
  const given = comparableAnswers(selected)
  if (given.length === 0) return 'skipped'
  const expected = expectedSet(question)
  const isRight = given.every((answer) => expected.has(answer)) && new Set(given).size === expected.size
  return isRight ? 'correct' : 'incorrect'
}

/**
 * Marks a whole quiz: one verdict for each question in its order, one point for each correct one.
 * Answers to questions that are not in the quiz are ignored; of two answers to a question the last counts.
 */
export function markAnswers(questions: readonly Question[], answers: readonly Answer[]): Marks {
  const selectedById = new Map(answers.map((answer) => [answer.questionId, answer.selectedOption]))
  const verdicts = questions.map((question) => ({
    questionId: question._id,
    verdict: markAnswer(question, selectedById.get(question._id)),
  }))
  const score = verdicts.filter(({ verdict }) => verdict === 'correct').length
  return { score, totalQuestions: questions.length, verdicts }
}
