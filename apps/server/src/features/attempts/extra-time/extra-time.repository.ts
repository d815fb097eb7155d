import type { ExtraTime, Grant } from '@quizly/domain'
import { sql } from 'kysely'
import { compileOnce, reads } from '../../../db/compile-once.ts'
import { countRows } from '../../../db/count-rows.ts'
import type { Db } from '../../../db/store.ts'
import type { Tables } from '../../../db/tables.ts'

export type GrantRow = Tables['grants']

export async function insertGrant(trx: Db, grant: GrantRow): Promise<void> {
  await trx.insertInto('grants').values(grant).execute()
}

export async function findGrant(db: Db, quizId: string, id: string): Promise<GrantRow | undefined> {
  return db
    .selectFrom('grants')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those to several students that were given in this time, and are not completed. */
export async function listIncompleteGrants(db: Db, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom('grants')
    .selectAll()
    .where('completed_at', 'is', null)
    .where('reach', '!=', 'student')
    .where('given_at', '>=', from)
    .where('given_at', '<=', to)
    .execute()
}

export async function completeGrant(db: Db, { quiz_id, id }: GrantRow, now: number): Promise<void> {
  await db
    .updateTable('grants')
    .set({ completed_at: now })
    .where('quiz_id', '=', quiz_id)
    .where('id', '=', id)
    .execute()
}

export async function countGrants(db: Db, quizId: string): Promise<number> {
  return countRows(db.selectFrom('grants').where('quiz_id', '=', quizId))
}

export function extraTimeOf({ minutes, percent }: GrantRow): ExtraTime {
  return minutes === null ? { percent: percent ?? 0 } : { minutes }
}

/** `startedAt` is null before the start. */
export type Target = { attemptId: string; studentId: string; startedAt: number | null }

const attemptsOf = (db: Db, quizId: string) =>
  db
    .selectFrom('attempts')
    .select(['attempts.id as attemptId', 'attempts.student_id as studentId'])
    .select('attempts.started_at as startedAt')
    .where('attempts.quiz_id', '=', quizId)

export async function findLatest(db: Db, quizId: string, studentId: string): Promise<Target[]> {
  return attemptsOf(db, quizId)
    .where('student_id', '=', studentId)
    .orderBy('number', 'desc')
    .limit(1)
    .execute()
}

export async function listRunning(db: Db, quizId: string, at: number): Promise<Target[]> {
  return attemptsOf(db, quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('started_at', '<=', at)
    .execute()
}

export async function listStarted(db: Db, quizId: string, ids: readonly string[]): Promise<Target[]> {
  if (ids.length === 0) return []
  return attemptsOf(db, quizId).where('id', 'in', ids).where('state', '!=', sql.lit('admitted')).execute()
}

const grantsOf = compileOnce(reads, (db, of: { attemptId: string }) =>
  db
    .selectFrom('attempt_grants')
    .select(['grant_id as id', 'extra_ms as extraMs'])
    .where('attempt_id', '=', of.attemptId),
)

export async function listGrantsOf(db: Db, attemptId: string): Promise<Grant[]> {
  return (await grantsOf(db, { attemptId })).rows
}

/** What a grant has given to each attempt. */
export async function listGiven(db: Db, { quiz_id: quizId, id }: GrantRow) {
  return db
    .selectFrom('attempt_grants')
    .innerJoin('attempts', 'attempts.id', 'attempt_id')
    .select(['extra_ms as extraMs', 'base_duration_ms as baseDurationMs', 'deadline'])
    .where('attempts.quiz_id', '=', quizId)
    .where('grant_id', '=', id)
    .$narrowType<{ baseDurationMs: number; deadline: number }>()
    .execute()
}

export async function listTimeGivenTo(db: Db, attemptId: string) {
  return db
    .selectFrom('attempt_grants')
    .innerJoin('attempts', 'attempts.id', 'attempt_id')
    .innerJoin('grants', (join) =>
      join.onRef('grants.quiz_id', '=', 'attempts.quiz_id').onRef('grants.id', '=', 'grant_id'),
    )
    .innerJoin('users', 'users.id', 'given_by')
    .select(['granted_at as at', 'users.name as by', 'reason'])
    .where('attempt_id', '=', attemptId)
    .execute()
}

export async function insertGrantsOf(
  trx: Db,
  attemptId: string,
  grants: readonly Grant[],
  now: number,
): Promise<void> {
  const rows = grants.map(({ id, extraMs }) => {
    return { attempt_id: attemptId, grant_id: id, granted_at: now, extra_ms: extraMs }
  })
  await trx.insertInto('attempt_grants').values(rows).execute()
}
