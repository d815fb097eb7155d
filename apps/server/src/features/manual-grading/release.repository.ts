import type { PlannedRelease, QuizAccess } from '@quizly/domain'
import { sql } from 'kysely'
import { accessColumns, readAccess, readPlanned, toPlannedRow } from '../../db/stored-access.ts'
import type { Db } from '../../db/store.ts'

/** A release that was asked for, and by whom. */
export type AskedRelease = PlannedRelease & { by: string }

export async function putRelease(trx: Db, quizId: string, release: AskedRelease | null): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ ...toPlannedRow(release), release_by: release?.by ?? null })
    .where('id', '=', quizId)
    .execute()
}

export async function findRelease(db: Db, quizId: string): Promise<AskedRelease | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .select(['release_at', 'release_parts', 'release_by'])
    .where('id', '=', quizId)
    .executeTakeFirst()
  return row && toAsked(row)
}

type AskedRow = Parameters<typeof readPlanned>[0] & { release_by: string | null }

function toAsked({ release_by: by, ...row }: AskedRow): AskedRelease | undefined {
  const planned = readPlanned(row)
  return planned && by !== null ? { ...planned, by } : undefined
}

/** Quizzes whose release has come and is not done yet, and what it is; the earliest first. */
export async function listDueReleases(
  db: Db,
  now: number,
  limit: number,
): Promise<{ id: string; currentRevision: number | null; release: AskedRelease }[]> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['id', 'current_revision', 'release_at', 'release_parts', 'release_by'])
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ id, current_revision: currentRevision, ...row }) => {
    const release = toAsked(row)
    return release ? [{ id, currentRevision, release }] : []
  })
}

/** Whether this release is still to come or under way. It cannot be taken back before this transaction ends. */
export async function isAsked(trx: Db, quizId: string, { at }: PlannedRelease): Promise<boolean> {
  const row = await trx
    .selectFrom('quizzes')
    .select('release_at')
    .where('id', '=', quizId)
    .forShare()
    .executeTakeFirst()
  return row?.release_at === at
}

/** What a release has replaced, and what it was of. */
export type Before = PlannedRelease & { givenOutAt: number | null; givesScoreOnly: boolean }

/** Ends a release, and returns how its quiz runs. Undefined if it was taken back, or if another node has ended it. */
export async function endRelease(
  trx: Db,
  quizId: string,
  { at }: PlannedRelease,
): Promise<QuizAccess | undefined> {
  const quiz = await trx
    .updateTable('quizzes')
    .set({ ...toPlannedRow(null), release_by: null })
    .where('id', '=', quizId)
    .where('release_at', '=', at)
    .returning(accessColumns)
    .executeTakeFirst()
  return quiz && readAccess(quiz)
}

export async function putBefore(trx: Db, quizId: string, before: Before): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ release_before: JSON.stringify(before) })
    .where('id', '=', quizId)
    .execute()
}

export async function findBefore(db: Db, quizId: string): Promise<Before | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .select('release_before')
    .where('id', '=', quizId)
    .executeTakeFirst()
  return row?.release_before ? (JSON.parse(row.release_before) as Before) : undefined
}

export async function putShown(
  trx: Db,
  quizId: string,
  { givenOutAt, givesScoreOnly }: Pick<Before, 'givenOutAt' | 'givesScoreOnly'>,
): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ given_out_at: givenOutAt, gives_score_only: givesScoreOnly ? 1 : null })
    .where('id', '=', quizId)
    .execute()
}

const maxNamed = 50

/** Who has opened a result of a quiz from this moment on. */
export async function listSeen(db: Db, quizId: string, since: number) {
  const seen = db
    .selectFrom('result_views')
    .innerJoin('attempts', 'attempts.id', 'result_views.attempt_id')
    .innerJoin('users', 'users.id', 'student_id')
    .where('result_views.quiz_id', '=', quizId)
    .where('seen_at', '>=', since)
  const { count } = await seen
    .select(sql<number>`count(distinct student_id)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) return { count, students: [] }
  const students = await seen
    .select(['users.id as userId', 'users.name'])
    .groupBy(['users.id', 'users.name', 'users.name_key'])
    .orderBy('users.name_key')
    .orderBy('users.id')
    .limit(maxNamed)
    .execute()
  return { count, students }
}
