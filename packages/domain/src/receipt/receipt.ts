import { isSkipped } from '../questions/selected-option.ts'
import type { Answer } from '../questions/answer.ts'
import type { Question } from '../questions/question.ts'
import { keepsOrder } from '../questions/registry.ts'

/** Names the format that receipts are written and signed in. Another format needs another name. */
export const receiptFormat = 'quizly-receipt-1'
/** The format of receipts that were issued again, because the result was marked again. */
const reissuedFormat = 'quizly-receipt-2'

/** The format of receipts on quizzes in which the order of an answer's texts means something. */
const orderedFormat = 'quizly-receipt-3'
export const receiptFormats = [receiptFormat, reissuedFormat, orderedFormat] as const

/** A regrade that a receipt tells: when, the question's number, why, and whether it took the one before back. */
type ReceiptRegrading = { at: string; number: number; reason: string; isUndone?: boolean | undefined }

/** What a receipt attests. `submittedAt` is ISO 8601; `answersHash` is the hash of the canonical answers. */
export type ReceiptFacts = {
  quiz: { _id: string; title: string }
  student: { _id: string; name: string }
  submittedAt: string
  answered: number
  questions: number
  answersHash: string
  /** Why it was issued again; absent in the first one. */
  markedAgain?: ReceiptRegrading[] | undefined
}

/** `isOrdered`: the quiz has a question whose answers keep their order. */
export function formatOfReceipt({ markedAgain }: Pick<ReceiptFacts, 'markedAgain'>, isOrdered = false) {
  if (isOrdered) return orderedFormat
  return markedAgain ? reissuedFormat : receiptFormat
}

/** The questions whose answers keep their order. */
export const orderedQuestions = (questions: readonly Pick<Question, '_id' | 'type'>[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ _id, type }) => (keepsOrder(type) ? [_id] : [])))

/**
 * Independent of order, without skipped ones; the attempt's ID keeps a hash from being tried out. The texts of answers to
 * the questions `ordered` stay as they are.
 */
export function canonicalAnswers(
  attemptId: string,
  answers: readonly Answer[],
  ordered: ReadonlySet<string> = new Set(),
): string {
  const given = answers
    .filter(({ selectedOption }) => !isSkipped(selectedOption))
    .map(({ questionId, selectedOption }) => [
      questionId,
      Array.isArray(selectedOption) && !ordered.has(questionId)
        ? selectedOption.toSorted(byCodeUnits)
        : selectedOption,
    ])
    .toSorted(([one], [other]) => byCodeUnits(String(one), String(other)))
  return JSON.stringify([formatOfReceipt({}, ordered.size > 0), attemptId, given])
}

/** The text that is signed: the facts in a fixed order. */
export function receiptStatement(facts: ReceiptFacts & { format?: string }): string {
  const { quiz, student, submittedAt, answered, questions, answersHash, markedAgain } = facts
  return JSON.stringify([
    facts.format ?? formatOfReceipt(facts),
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
    format === formatOfReceipt(receipt, format === orderedFormat) &&
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
