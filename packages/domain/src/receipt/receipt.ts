import { isSkipped } from '../question/comparable-answer.ts'
import type { Answer } from '../attempt/marking.ts'

/** Names the form in which a receipt is written and signed; another form gets another name. */
export const receiptFormat = 'quizly-receipt-1'

/** What a receipt attests. `submittedAt` is ISO 8601; `answersHash` is made of the canonical answers. */
export type ReceiptFacts = {
  quiz: { _id: string; title: string }
  student: { _id: string; name: string }
  submittedAt: string
  answered: number
  questions: number
  answersHash: string
}

/**
 * The one text that stands for a set of answers: neither the order of questions nor that of chosen options counts, and
 * a skipped question is the same as none. Who does not know the attempt's ID cannot find the answers by trying.
 */
export function canonicalAnswers(attemptId: string, answers: readonly Answer[]): string {
  const given = answers
    .filter(({ selectedOption }) => !isSkipped(selectedOption))
    .map(({ questionId, selectedOption }) => [
      questionId,
      Array.isArray(selectedOption) ? selectedOption.toSorted(byCodeUnits) : selectedOption,
    ])
    .toSorted(([one], [other]) => byCodeUnits(String(one), String(other)))
  return JSON.stringify([receiptFormat, attemptId, given])
}

/** The text that is signed: the facts in a fixed order. */
export function receiptStatement(facts: ReceiptFacts): string {
  const { quiz, student, submittedAt, answered, questions, answersHash } = facts
  return JSON.stringify([
    receiptFormat,
    [quiz._id, quiz.title],
    [student._id, student.name],
    submittedAt,
    answered,
    questions,
    answersHash,
  ])
}

/** Whether a receipt holds what was signed and nothing beside it, at no level. */
export function holdsOnlyFacts(receipt: ReceiptFacts): boolean {
  const { quiz, student } = receipt
  return receiptFields(receipt) === 9 && receiptFields(quiz) === 2 && receiptFields(student) === 2
}

const receiptFields = (part: object) => Object.keys(part).length

/** How many questions are answered. */
export function countAnswered(answers: readonly Answer[]): number {
  return answers.filter(({ selectedOption }) => !isSkipped(selectedOption)).length
}

/** The same on every computer, whatever its language. */
function byCodeUnits(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
