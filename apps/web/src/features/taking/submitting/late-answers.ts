import { type Answer, submittedAnswers } from '@quizly/domain'

/** Whether some of the given answers differ from those that count. Spaces around a text do not matter. */
export function hasUncounted(given: readonly Answer[], counted: readonly Answer[]): boolean {
  const questions = counted.map(({ questionId }) => ({ _id: questionId }))
  const byQuestion = new Map(counted.map((answer) => [answer.questionId, answer.selectedOption]))
  const answered = new Set(given.map(({ questionId }) => questionId))
  return submittedAnswers(questions, given).some(
    ({ questionId, selectedOption }) =>
      answered.has(questionId) &&
      JSON.stringify(selectedOption) !== JSON.stringify(byQuestion.get(questionId)),
  )
}
