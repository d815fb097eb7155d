import type { Reason } from '@quizly/words/reasons.ts'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { deleteUnusedRevisions } from './revisions.repository.ts'
import { addToStorage, storageOfStudent } from './storage.repository.ts'

const maxQuizzes = 10_000
const maxBytes = 200 * 1024 * 1024
const maxRevisions = 500
const retainedRevisions = 100

/** Limits for one student, checked when they enter a quiz: admissions, and bytes of answers. */
const maxAttempts = 1_000
const maxAnswerBytes = 100 * 1024 * 1024

export const isAccountFull = (stored: { attempts: number; answerBytes: number }) =>
  stored.attempts >= maxAttempts || stored.answerBytes >= maxAnswerBytes

export const accountFull = () => limitReached('student-account-full')

export const limitReached = (why: Reason) => new AppError('limit-reached', why)

export async function requireRoomForAttempt(db: Db, studentId: string): Promise<void> {
  const row = await storageOfStudent(db, studentId).executeTakeFirstOrThrow()
  if (isAccountFull({ attempts: row.attempts, answerBytes: row.answer_bytes })) throw accountFull()
}

export async function claimQuiz(trx: Db, ownerId: string): Promise<void> {
  if (await addToStorage(trx, ownerId, { quizzes: 1, bytes: 0 }, { maxQuizzes, maxBytes })) return
  throw limitReached('too-many-stored-quizzes')
}

export async function releaseStorage(
  trx: Db,
  ownerId: string,
  { quizzes, bytes }: { quizzes: number; bytes: number },
): Promise<void> {
  const unlimited = { maxQuizzes: Number.MAX_SAFE_INTEGER, maxBytes: Number.MAX_SAFE_INTEGER }
  await addToStorage(trx, ownerId, { quizzes: -quizzes, bytes: -bytes }, unlimited)
}

/** Counts what an owner has stored for another one instead. Returns false if that would be too much for them. */
export async function moveStorage(
  trx: Db,
  { from, to }: { from: string; to: string },
  moved: { quizzes: number; bytes: number },
): Promise<boolean> {
  const give = () => addToStorage(trx, to, moved, { maxQuizzes, maxBytes })
  // Always in the same order, so that two who hand over to each other do not wait for each other.
  if (from < to) {
    await releaseStorage(trx, from, moved)
    return give()
  }
  const isGiven = await give()
  if (isGiven) await releaseStorage(trx, from, moved)
  return isGiven
}

export async function claimRevision(
  trx: Db,
  quiz: { id: string; ownerId: string },
  revision: number,
  questions: readonly unknown[],
): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(questions)) - (await freeRevisions(trx, quiz.id, revision))
  if (await addToStorage(trx, quiz.ownerId, { quizzes: 0, bytes }, { maxQuizzes, maxBytes })) return
  throw limitReached('questions-fill-account')
}

async function freeRevisions(trx: Db, quizId: string, revision: number): Promise<number> {
  if (revision <= retainedRevisions) return 0
  const { left, freedBytes } = await deleteUnusedRevisions(trx, quizId, revision - retainedRevisions)
  if (left < maxRevisions) return freedBytes
  throw limitReached('too-many-versions')
}
