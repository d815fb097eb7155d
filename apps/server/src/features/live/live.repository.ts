import type { OfflineInterval, AttemptState, Connection, Stretch } from '@quizly/domain'
import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'
import { type Counting, isLatest } from '../../db/attempts/counted-attempts.ts'

export type LiveAttempt = { _id: string; state: AttemptState; bytes: number }

const maxLookedAt = 10_000

export async function listUnfinished(db: Db, quizId: string): Promise<LiveAttempt[]> {
  return db
    .selectFrom('attempts')
    .select(['id as _id', 'state', sql<number>`octet_length(saved_answers)`.as('bytes')])
    .where('quiz_id', '=', quizId)
    .where('state', '!=', sql.lit('submitted'))
    .limit(maxLookedAt)
    .execute()
}

export async function listConnections(db: Db, quizId: string): Promise<Map<string, Connection[]>> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('connections', 'connections.attempt_id', 'attempts.id')
    .innerJoin('live_nodes', 'live_nodes.id', 'connections.node_id')
    .select(['attempts.id', 'left_at as leftAt', 'seen_at as seenAt'])
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .execute()
  const byAttempt = new Map<string, Connection[]>()
  for (const { id, ...connection } of rows) {
    byAttempt.set(id, [...(byAttempt.get(id) ?? []), connection])
  }
  return byAttempt
}

export async function countSubmitted(db: Db, { id: quizId, attemptRule }: Counting): Promise<number> {
  return countRows(
    db
      .selectFrom('attempts')
      .where('quiz_id', '=', quizId)
      .where('state', '=', sql.lit('submitted'))
      .where(isLatest(attemptRule)),
  )
}

export async function listLatestSubmitted(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  limit: number,
): Promise<LiveAttempt[]> {
  return db
    .selectFrom('attempts')
    .select(['id as _id', 'state', sql<number>`octet_length(answers)`.as('bytes')])
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where(isLatest(attemptRule))
    .orderBy('submitted_at', 'desc')
    .limit(limit)
    .execute()
}

/** In bytes of their JSON. */
const longestRead = 128 * 1024

export async function readLiveAttempts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(['attempts.id', 'student_id', 'name', 'state', 'revision', 'deadline', 'submitted_at'])
    .select(['seed', 'layout'])
    .select(shortEnough('saved_answers').as('saved_answers'))
    .select(shortEnough('answers').as('answers'))
    .where('attempts.id', 'in', ids)
    .execute()
}

function shortEnough(column: 'saved_answers' | 'answers') {
  const isShort = sql`octet_length(${sql.ref(column)}) <= ${sql.lit(longestRead)}`
  return sql<string | null>`case when ${isShort} then ${sql.ref(column)} end`
}

export async function listOfflineIntervals(
  db: Db,
  quizId: string,
  since: number,
): Promise<OfflineInterval[]> {
  return db
    .selectFrom('attempts')
    .innerJoin('absences', 'absences.attempt_id', 'attempts.id')
    .select(['attempts.id as attemptId', 'left_at as leftAt', 'back_at as backAt'])
    .where('quiz_id', '=', quizId)
    .where('back_at', '>=', since)
    .execute()
}

/** Sorted. */
export async function listNames(db: Db, ids: readonly string[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select('name')
    .where('attempts.id', 'in', ids)
    .orderBy('name')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

export async function listMadeUp(db: Db, quizId: string): Promise<Stretch[]> {
  return db
    .selectFrom('grants')
    .select(['from_at as from', 'until_at as until'])
    .where('quiz_id', '=', quizId)
    .where('reach', '=', 'cut-off')
    .$narrowType<{ from: number; until: number }>()
    .execute()
}
