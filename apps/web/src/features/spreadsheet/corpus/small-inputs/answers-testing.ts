import { markAnswers, problemsOfQuestion, type QuestionContent, trimQuestion } from '@quizly/domain'
import { expect } from 'vitest'

type Case = { question: QuestionContent; right: string[]; wrong: string[] }

/** The question can be saved, and each answer to it is marked as is meant. */
export function checkAnswers(text: string) {
  const { question: written, right, wrong } = JSON.parse(text) as Case
  const question = { _id: 'asked', ...trimQuestion({ ...written, text: '?' }) }
  expect(problemsOfQuestion(question, 0)).toEqual([])
  const verdictOf = (selectedOption: string) =>
    markAnswers([question], [{ questionId: question._id, selectedOption }]).outcomes[0]?.verdict
  const marked = [...right, ...wrong].map((answer) => [answer, verdictOf(answer)])
  expect(marked).toEqual([
    ...right.map((answer) => [answer, 'correct']),
    ...wrong.map((answer) => [answer, 'incorrect']),
  ])
}
