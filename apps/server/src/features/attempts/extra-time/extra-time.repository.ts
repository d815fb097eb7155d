import type { Absence, Grant, ExtraTime, Stretch } from '@quizly/domain'
import { sql } from 'kysely'
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

export async function countGrants(db: Db, quizId: string): Promise<number> {
  const { count } = await db
    .selectFrom('grants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow()
  return count
}

export function amountOf({ minutes, percent }: GrantRow): ExtraTime {
  return minutes === null ? { percent: percent ?? 0 } : { minutes }
}

/** An attempt that a grant may reach. */
export type Target = { attemptId: string; studentId: string }
/** When it started; null: it has not. */
export type TargetInTime = Target & { startedAt: number | null }

const attemptsOf = (db: Db, quizId: string) =>
  db
    .selectFrom('attempts')
    .select(['attempts.id as attemptId', 'attempts.student_id as studentId'])
    .select('attempts.started_at as startedAt')
    .where('attempts.quiz_id', '=', quizId)

/** A student's latest attempt at a quiz. */
export async function findLatest(db: Db, quizId: string, studentId: string): Promise<TargetInTime[]> {
  return attemptsOf(db, quizId)
    .where('student_id', '=', studentId)
    .orderBy('number', 'desc')
    .limit(1)
    .execute()
}

/** All attempts at a quiz that run and ran at this moment. */
export async function listRunning(db: Db, quizId: string, at: number): Promise<TargetInTime[]> {
  return attemptsOf(db, quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('started_at', '<=', at)
    .execute()
}

/** Of these attempts at a quiz, those that have started. */
export async function listStarted(db: Db, quizId: string, ids: readonly string[]): Promise<TargetInTime[]> {
  if (ids.length === 0) return []
  return attemptsOf(db, quizId).where('id', 'in', ids).where('state', '!=', sql.lit('admitted')).execute()
}

/** When pages of a quiz's attempts were away and came back, since a moment. */
export async function listAbsences(db: Db, quizId: string, since: number): Promise<Absence[]> {
  return db
    .selectFrom('attempts')
    .innerJoin('absences', 'absences.attempt_id', 'attempts.id')
    .select(['attempts.id as attemptId', 'left_at as leftAt', 'back_at as backAt'])
    .where('quiz_id', '=', quizId)
    .where('back_at', '>=', since)
    .execute()
}

/** The names of the students of these attempts, by name. */
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

/** For which times students of a quiz who were cut off have been given some. */
export async function listMadeUp(db: Db, quizId: string): Promise<Stretch[]> {
  return db
    .selectFrom('grants')
    .select(['from_at as from', 'until_at as until'])
    .where('quiz_id', '=', quizId)
    .where('reach', '=', 'cut-off')
    .$narrowType<{ from: number; until: number }>()
    .execute()
}

/** The grants that an attempt has. */
export async function listGrantsOf(db: Db, attemptId: string): Promise<Grant[]> {
  return db
    .selectFrom('attempt_grants')
    .select(['grant_id as id', 'extra_ms as extraMs'])
    .where('attempt_id', '=', attemptId)
    .execute()
}

/** By whom and why an attempt was given time, and when. */
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

/** The grants that each of these attempts has. */
export async function listGrantsOfEach(db: Db, ids: readonly string[]): Promise<Map<string, Grant[]>> {
  const rows = await db
    .selectFrom('attempt_grants')
    .select(['attempt_id', 'grant_id as id', 'extra_ms as extraMs'])
    .where('attempt_id', 'in', ids)
    .execute()
  const byAttempt = new Map<string, Grant[]>(ids.map((id) => [id, []]))
  for (const { attempt_id: attemptId, ...grant } of rows) byAttempt.get(attemptId)?.push(grant)
  return byAttempt
}

/** How many bytes the answers of these attempts take. */
export async function listSizes(db: Db, ids: readonly string[]): Promise<{ id: string; bytes: number }[]> {
  return db
    .selectFrom('attempts')
    .select(['id', sql<number>`octet_length(saved_answers) + octet_length(timeline)`.as('bytes')])
    .where('id', 'in', ids)
    .where('state', '=', sql.lit('in-progress'))
    .orderBy('id')
    .execute()
}

/** A running attempt with another deadline. `version` is the one that was read. */
export type ChangedTime = {
  id: string
  version: number
  startedAt: number
  deadline: number
  timeline: string
  grant: Grant
}

/**
 * Stores many attempts with another deadline, and the grant that makes it, in one transaction. Those that
 * somebody else has changed since they were read are left as they are, and those that are ended, see `FindEnded`. Returns
 * which were stored.
 */
export async function changeTimes(
  db: Db,
  wanted: readonly ChangedTime[],
  now: number,
  findEnded?: (trx: Db, isHeld: boolean) => Promise<number>,
): Promise<Set<string>> {
  const valuesOf = (some: readonly ChangedTime[]) =>
    some.map(
      ({ id, version, deadline, timeline }) =>
        sql`(cast(${id} as text), cast(${version} as integer), cast(${deadline} as bigint), cast(${timeline} as text))`,
    )
  type Columns = { column1: string; column2: number; column3: number; column4: string }
  return db.transaction().execute(async (trx) => {
    const endedUpTo = (await findEnded?.(trx, true)) ?? 0
    const some = wanted.filter(({ startedAt }) => startedAt > endedUpTo)
    if (some.length === 0) return new Set()
    const changed = sql<Columns>`(values ${sql.join(valuesOf(some))})`.as('changed')
    const ids = some.map(({ id }) => id)
    // In one order, so that two grants at once never wait for each other.
    await trx.selectFrom('attempts').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    const rows = await trx
      .updateTable('attempts')
      .from(changed)
      .set({
        deadline: sql.ref<number>('changed.column3'),
        timeline: sql.ref<string>('changed.column4'),
        version: sql<number>`attempts.version + 1`,
      })
      .whereRef('attempts.id', '=', 'changed.column1')
      .whereRef('attempts.version', '=', 'changed.column2')
      .where('attempts.state', '=', sql.lit('in-progress'))
      .returning('id')
      .execute()
    const stored = new Set(rows.map(({ id }) => id))
    const granted = some
      .filter(({ id }) => stored.has(id))
      .map(({ id, grant }) => ({
        attempt_id: id,
        grant_id: grant.id,
        granted_at: now,
        extra_ms: grant.extraMs,
      }))
    if (granted.length > 0) await trx.insertInto('attempt_grants').values(granted).execute()
    return stored
  })
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
