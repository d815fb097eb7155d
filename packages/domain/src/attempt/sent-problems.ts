import type { Problem } from '../problem.ts'
import { hasAnswerForm } from '../question-types/all-types.ts'
import type { Answer } from '../question/answer.ts'
import { placesOf } from '../question/places.ts'
import type { Question } from '../question/question.ts'

/** Answers to questions that are not there. */
export function unknownQuestions(
  questions: readonly { _id: string }[],
  changes: readonly Answer[],
): Problem[] {
  const known = placesOf(questions)
  return changes.flatMap(({ questionId }, index) => {
    if (known.has(questionId)) return []
    const path = `changes.${index}.questionId`
    return [{ path, code: 'unknown-question' }]
  })
}

/** Answers that have not the form of their question's type, as a list to a question that takes one text. */
export function otherForms(
  questions: readonly Question[],
  sent: readonly Answer[],
  field: 'changes' | 'answers',
): Problem[] {
  const places = placesOf(questions)
  return sent.flatMap(({ questionId, selectedOption }, index) => {
    const question = questions[places.get(questionId) ?? -1]
    if (!question || hasAnswerForm(question, selectedOption)) return []
    return [{ path: `${field}.${index}.selectedOption`, code: 'other-form' }]
  })
}
