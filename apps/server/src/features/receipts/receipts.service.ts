import { createHash } from 'node:crypto'
import type { Receipt, ReceiptVerdict, User } from '@quizly/contract'
import {
  canonicalAnswers,
  countAnswered,
  formatOfReceipt,
  holdsOnlyFacts,
  orderedQuestions,
  type ReceiptFacts,
  receiptStatement,
  type SubmittedAttempt,
  type Visibility,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { getSubmittedAttempt } from '../attempts/results.service.ts'
import { findNumberSubmittedAt } from '../attempts/several-attempts.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { listRegradesOf } from '../attempts/regraded.service.ts'
import { findFormerName } from './receipts.repository.ts'
import type { SigningKey } from './signing-key.service.ts'

type Submitted = Pick<SubmittedAttempt, 'id' | 'answers' | 'submittedAt'>

/**
 * The signed receipt of the student's own submission, the same each time until the result is marked again: with the
 * name that they had when they submitted. There is none yet while more answers may still arrive.
 */
export async function getReceiptFor(
  db: Db,
  key: SigningKey,
  student: User,
  { quizId, attempt: requested }: { quizId: string; attempt?: string | undefined },
  now: number,
): Promise<Receipt> {
  const of = { quizId, userId: student._id, number: requested === undefined ? undefined : Number(requested) }
  const { attempt, seen } = await getSubmittedAttempt(db, student, of, now)
  if (!seen.receipt) {
    throw new AppError('not-found', 'receipt-comes')
  }
  const ordered = await orderedIn(db, attempt)
  const facts: ReceiptFacts = {
    quiz: { _id: quizId, title: attempt.quiz.title },
    student: { _id: student._id, name: await nameAt(db, student, attempt.submittedAt) },
    ...submissionFacts(attempt, ordered),
    ...(await issuedAgain(db, attempt, seen)),
  }
  const format = formatOfReceipt(facts, ordered.size > 0)
  const signature = key.sign(receiptStatement({ format, ...facts }))
  return { format, ...facts, keyId: key.keyId, signature }
}

/** Those that the student was asked: they never change. */
const orderedIn = async (db: Db, { quiz, revision }: SubmittedAttempt) =>
  orderedQuestions(await getRevision(db, quiz.id, revision))

async function nameAt(db: Db, { _id, name }: User, moment: number): Promise<string> {
  return (await findFormerName(db, _id, moment)) ?? name
}

export function verifyReceipt(key: SigningKey, receipt: Receipt): ReceiptVerdict {
  if (receipt.keyId !== key.keyId) return 'other-server'
  const isSigned = holdsOnlyFacts(receipt) && key.verify(receiptStatement(receipt), receipt.signature)
  return isSigned ? 'valid' : 'altered'
}

export async function compareReceipt(
  db: Db,
  key: SigningKey,
  reader: User,
  receipt: Receipt,
  now: number,
): Promise<{ matches: boolean }> {
  const requested = { quizId: receipt.quiz._id, userId: receipt.student._id }
  const latest = (await getSubmittedAttempt(db, reader, requested, now)).attempt
  const attempt = await attemptOf(db, reader, receipt, latest, now)
  const stored = submissionFacts(attempt, await orderedIn(db, attempt))
  const isSame = receiptStatement({ ...receipt, ...stored }) === receiptStatement(receipt)
  return { matches: isSame && verifyReceipt(key, receipt) === 'valid' }
}

/** The attempt that a receipt is of. It names no number, so of several attempts it is the one submitted at that moment. */
async function attemptOf(
  db: Db,
  reader: User,
  { quiz, student, submittedAt }: Receipt,
  latest: SubmittedAttempt,
  now: number,
): Promise<SubmittedAttempt> {
  if (latest.quiz.attemptRule === null) return latest
  const key = { quizId: quiz._id, studentId: student._id }
  const number = await findNumberSubmittedAt(db, key, Date.parse(submittedAt))
  if (number === undefined || number === latest.number) return latest
  const requested = { quizId: quiz._id, userId: student._id, number }
  return (await getSubmittedAttempt(db, reader, requested, now)).attempt
}

/** The regrades of a result, as far as its student may see them. */
async function issuedAgain(db: Db, attempt: SubmittedAttempt, seen: Visibility) {
  const regradings = seen.result === 'full' ? await listRegradesOf(db, attempt) : []
  const regrades = regradings.map(({ byHand: _, items: __, ...regrading }) => regrading)
  return regrades.length > 0 ? { markedAgain: regrades } : {}
}

function submissionFacts({ id, answers, submittedAt }: Submitted, ordered: ReadonlySet<string>) {
  const text = canonicalAnswers(id, answers, ordered)
  return {
    submittedAt: new Date(submittedAt).toISOString(),
    answered: countAnswered(answers),
    questions: answers.length,
    answersHash: createHash('sha256').update(text).digest('base64url'),
  }
}
