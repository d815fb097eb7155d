import { markAnswers, problemsOfQuestion, type QuestionContent, trimQuestion } from '@quizly/domain'
import { expect } from 'vitest'

/** The question can be saved, and its options are told apart: only those that are correct earn the point. */
export function checkAccepted(text: string) {
  const { question: written } = JSON.parse(text) as { question: QuestionContent }
  const question = { _id: 'asked', ...trimQuestion(written) }
  expect(problemsOfQuestion(question, 0)).toEqual([])
  const marked = question.options.map((selectedOption) => {
    const { outcomes } = markAnswers([question], [{ questionId: question._id, selectedOption }])
    return outcomes[0]?.verdict === 'correct' ? [selectedOption] : []
  })
  expect(marked.flat()).toEqual(question.correctAnswers)
}
