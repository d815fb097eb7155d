import type { MarkByHand } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

/** The ID of what changes an attempt that has this version. A version is replaced only once. */
export function changeId(attemptId: string, version: number): string {
  return `${attemptId}.v${version}`
}

type StoredMark = Omit<MarkByHand, 'baseVersion'> & { id: string; attemptId: string }

/** Stores a mark by hand, or that it was taken back, in the transaction that stores its result. */
export async function insertMarkByHand(trx: Db, mark: StoredMark, now: number): Promise<void> {
  await trx
    .insertInto('marks_by_hand')
    .values({
      id: mark.id,
      attempt_id: mark.attemptId,
      question_id: mark.questionId,
      verdict: mark.verdict,
      reason: mark.reason,
      educator_id: mark.by,
      marked_at: now,
    })
    .execute()
}

/** All marks by hand that were given in a result and taken back, with the names of who did it; oldest first. */
export async function listMarksByHand(db: Db, attemptId: string) {
  return (
    db
      .selectFrom('marks_by_hand')
      .innerJoin('users', 'users.id', 'marks_by_hand.educator_id')
      .select(['marks_by_hand.id', 'question_id as questionId', 'verdict', 'reason'])
      .select(['users.id as educatorId', 'users.name as by', 'marked_at as at'])
      .where('attempt_id', '=', attemptId)
      // By the version that they have replaced: clocks of several servers may disagree.
      .orderBy(sql`length(marks_by_hand.id)`)
      .orderBy('marks_by_hand.id')
      .execute()
  )
}

/** Whose attempt at this quiz it is. */
export async function findStudentOf(db: Db, quizId: string, attemptId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('student_id')
    .where('id', '=', attemptId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row?.student_id
}
