import { isSkipped } from '../question/comparable-answer.ts'
import type { Answer } from '../question/answer.ts'

/** Names the format that receipts are written and signed in. Another format needs another name. */
export const receiptFormat = 'quizly-receipt-1'
/** The format of receipts that were issued again, because the result was marked again. */
export const reissuedFormat = 'quizly-receipt-2'

/** A re-marking that a receipt tells: when, the question's number, why, and whether it took the one before back. */
type ReceiptRemarking = { at: string; number: number; reason: string; isUndone?: boolean | undefined }

/** What a receipt attests. `submittedAt` is ISO 8601; `answersHash` is the hash of the canonical answers. */
export type ReceiptFacts = {
  quiz: { _id: string; title: string }
  student: { _id: string; name: string }
  submittedAt: string
  answered: number
  questions: number
  answersHash: string
  /** Why it was issued again; absent in the first one. */
  markedAgain?: ReceiptRemarking[] | undefined
}

export function formatOfReceipt({ markedAgain }: ReceiptFacts) {
  return markedAgain ? reissuedFormat : receiptFormat
}

/** Independent of order, without skipped ones; the attempt's ID keeps a hash from being tried out. */
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
  const { quiz, student, submittedAt, answered, questions, answersHash, markedAgain } = facts
  return JSON.stringify([
    formatOfReceipt(facts),
    [quiz._id, quiz.title],
    [student._id, student.name],
    submittedAt,
    answered,
    questions,
    answersHash,
    ...(markedAgain
      ? [markedAgain.map(({ at, number, reason, isUndone = false }) => [at, number, reason, isUndone])]
      : []),
  ])
}

/** Whether a receipt contains what was signed and nothing else, at any level. */
export function holdsOnlyFacts(receipt: ReceiptFacts & { format: string }): boolean {
  const { format, quiz, student, markedAgain } = receipt
  return (
    format === formatOfReceipt(receipt) &&
    receiptFields(receipt) === (markedAgain ? 10 : 9) &&
    receiptFields(quiz) === 2 &&
    receiptFields(student) === 2 &&
    (markedAgain ?? []).every((each) => receiptFields(each) === (each.isUndone === undefined ? 3 : 4))
  )
}

const receiptFields = (part: object) => Object.keys(part).length

export function countAnswered(answers: readonly Answer[]): number {
  return answers.filter(({ selectedOption }) => !isSkipped(selectedOption)).length
}

/** Gives the same order on every computer, whatever its language. */
function byCodeUnits(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
