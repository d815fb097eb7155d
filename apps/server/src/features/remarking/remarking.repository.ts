import type { Question, RemarkMode } from '@quizly/domain'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'

/** How one question has counted before and after. */
export type StoredRemarking = {
  id: string
  quizId: string
  /** The revision that it made. */
  revision: number
  /** The question's place then, from 1. */
  number: number
  /** `undo`: it took the last re-marking of this question back. */
  mode: RemarkMode | 'undo'
  mayLower: boolean
  reason: string
  educatorId: string
  at: number
  before: Question
  after: Question
  /** The re-marking that has taken this one back. */
  undoneBy: string | null
}

/** Stores a re-marking in the transaction that stores its revision. */
export async function insertRemarking(trx: Db, remarking: StoredRemarking): Promise<void> {
  await trx
    .insertInto('remarkings')
    .values({
      id: remarking.id,
      quiz_id: remarking.quizId,
      revision: remarking.revision,
      question_number: remarking.number,
      mode: remarking.mode,
      may_lower: Number(remarking.mayLower),
      reason: remarking.reason,
      educator_id: remarking.educatorId,
      created_at: remarking.at,
      before: JSON.stringify(remarking.before),
      after: JSON.stringify(remarking.after),
      undone_by: remarking.undoneBy,
    })
    .execute()
}

export async function updateToUndone(trx: Db, id: string, undoneBy: string): Promise<void> {
  await trx.updateTable('remarkings').set({ undone_by: undoneBy }).where('id', '=', id).execute()
}

/** A re-marking of a quiz, by its ID or by the revision that it made. */
export async function findRemarking(
  db: Db,
  quizId: string,
  by: { id: string } | { revision: number },
): Promise<StoredRemarking | undefined> {
  const ofQuiz = db.selectFrom('remarkings').selectAll().where('quiz_id', '=', quizId)
  const row = await (
    'id' in by ? ofQuiz.where('id', '=', by.id) : ofQuiz.where('revision', '=', by.revision)
  ).executeTakeFirst()
  return row && toRemarking(row)
}

/** The last re-markings of a quiz with the names of who did them, null for deleted accounts; the newest first. */
export async function listRemarkings(
  db: Db,
  quizId: string,
  limit: number,
): Promise<(StoredRemarking & { educator: string | null })[]> {
  const rows = await db
    .selectFrom('remarkings')
    .innerJoin('users', 'users.id', 'remarkings.educator_id')
    .selectAll('remarkings')
    .select(['users.name as educator', 'users.deleted_at'])
    .where('quiz_id', '=', quizId)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toRemarking(row), educator: row.deleted_at === null ? row.educator : null }))
}

/**
 * The last re-markings among those that made revisions after `from`, up to `upTo`, and came later than a moment; the
 * oldest first.
 */
export async function listRemarkingsBetween(
  db: Db,
  quizId: string,
  { from, upTo, after, limit }: { from: number; upTo: number; after: number; limit: number },
): Promise<Pick<StoredRemarking, 'at' | 'revision' | 'number' | 'reason' | 'mode'>[]> {
  const rows = await db
    .selectFrom('remarkings')
    .select(['created_at as at', 'revision', 'question_number as number', 'reason', 'mode'])
    .where('quiz_id', '=', quizId)
    .where('revision', '>', from)
    .where('revision', '<=', upTo)
    .where('created_at', '>', after)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** The names of these users, by their IDs. */
export async function listNames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', userIds).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function toRemarking(row: Selectable<Tables['remarkings']>): StoredRemarking {
  return {
    id: row.id,
    quizId: row.quiz_id,
    revision: row.revision,
    number: row.question_number,
    mode: row.mode,
    mayLower: row.may_lower === 1,
    reason: row.reason,
    educatorId: row.educator_id,
    at: row.created_at,
    before: JSON.parse(row.before) as Question,
    after: JSON.parse(row.after) as Question,
    undoneBy: row.undone_by,
  }
}
