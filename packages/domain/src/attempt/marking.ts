import { rulesOf } from '../question-types/all-types.ts'
import type { VerdictName } from '../question-types/type-rules.ts'
import type { SelectedOption } from '../question/comparable-answer.ts'
import type { Question } from '../question/question.ts'

export type Answer = { questionId: string; selectedOption: SelectedOption }
export type Verdict = { questionId: string; verdict: VerdictName }
export type Marks = { score: number; totalQuestions: number; verdicts: Verdict[] }

/**
 * Marks a whole quiz: one verdict for each question in its order, one point for each correct one.
 * Answers to questions that are not in the quiz are ignored. Of two answers to a question the last counts.
 */
export function markAnswers(questions: readonly Question[], answers: readonly Answer[]): Marks {
  const selectedById = new Map(answers.map((answer) => [answer.questionId, answer.selectedOption]))
  const verdicts = questions.map((question) => ({
    questionId: question._id,
    verdict: rulesOf(question.type).mark(question, selectedById.get(question._id)),
  }))
  const score = verdicts.filter(({ verdict }) => verdict === 'correct').length
  return { score, totalQuestions: questions.length, verdicts }
}
