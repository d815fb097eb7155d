import { type RawBuilder, sql } from 'kysely'
import { pointsOf, readScore, scoreColumns } from '../../../db/attempts/stored-score.ts'
import { required, mapReadable } from '../../../db/readable-rows.ts'
import { countRows } from '../../../db/count-rows.ts'
import type { Db } from '../../../db/store.ts'
import { type Counting, isLatest, standsForStudent } from '../../../db/attempts/counted-attempts.ts'
import { type AttemptOrder, byName, byNumber, pageOfAttempts } from './order.repository.ts'

/** To an attempt that it reopened a grant gave more: the time for which the attempt was closed too. */
const meantMs = sql<number>`coalesce(grants.minutes, (attempts.base_duration_ms * grants.percent + 5999999) / 6000000) * 60000`
const givenMs = sql<number>`(case when extra_ms < ${meantMs} then extra_ms else ${meantMs} end)`

const overGrants = (value: RawBuilder<number>) => sql<number>`coalesce((select sum(${value})
  from attempt_grants inner join grants on grants.quiz_id = attempts.quiz_id and grants.id = grant_id
  where attempt_id = attempts.id and extra_ms > 0), 0)`

/** How much time an attempt has beyond the limit, in ms: from its start on by an allowance, and what was given later. */
const extraMs = sql<number>`cast(${overGrants(givenMs)} + coalesce(attempts.allowance_ms, 0) as bigint)`

const tookMs = sql<number>`cast(attempts.submitted_at - attempts.started_at
  - ${overGrants(sql`extra_ms - ${givenMs}`)} as bigint)`

/** With `exists` PostgreSQL would read everybody's grants. */
const isEnded = sql<number>`coalesce((select max(1) from attempt_grants
  where attempt_id = attempts.id and extra_ms < 0 and granted_at = attempts.deadline), 0)`

const numbers: Record<'state' | 'score' | 'took' | 'extra', RawBuilder<number | null>> = {
  state: sql`case attempts.state when 'admitted' then 0 when 'in-progress' then 1 else 2 end`,
  score: pointsOf('attempts'),
  took: tookMs,
  extra: extraMs,
}

type StudentOrder = { by: 'name' | keyof typeof numbers; isDescending: boolean }

const toOrder = ({ by, isDescending }: StudentOrder): AttemptOrder =>
  by === 'name' ? byName(isDescending) : byNumber(numbers[by], isDescending)

type Requested = StudentOrder & {
  search: { name: string; email: string } | undefined
  after?: string | undefined
  limit: number
}

export async function listStudentRows(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  { search, after, limit, ...order }: Requested,
) {
  let query = pageOfAttempts(db, quizId, { order: toOrder(order), after, limit: limit + 1 })
    .select(['attempts.id', 'attempts.number', 'users.id as userId', 'users.name', 'users.email'])
    .select(['state', ...scoreColumns, 'started_at', 'submitted_at', 'submitted_by'])
    .select(['deadline', 'devices', 'allowance_ms', extraMs.as('extra_ms'), isEnded.as('is_ended')])
    .select(tookMs.as('took_ms'))
    .select(sql<number>`octet_length(late_answers)`.as('late_bytes'))
    .where(standsForStudent(attemptRule))
  if (search) {
    query = query.where(
      sql<boolean>`(users.name_key like ${search.name} escape '\\' or users.email <> '' and users.email_key like ${search.email} escape '\\')`,
    )
  }
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const students = await mapReadable(page, (row) => ({
    id: row.id,
    userId: row.userId,
    name: row.name,
    email: row.email,
    number: row.number,
    extraMs: row.extra_ms,
    allowanceMs: row.allowance_ms ?? 0,
    lateBytes: row.late_bytes,
    state: row.state,
    running: row.state === 'in-progress' ? { deadline: required(row.deadline) } : undefined,
    submitted:
      row.state === 'submitted'
        ? {
            ...readScore(row),
            tookMs: row.took_ms,
            submittedAt: required(row.submitted_at),
            submittedBy: required(row.submitted_by),
            deadline: required(row.deadline),
            isEnded: row.is_ended === 1,
            devices: row.devices,
          }
        : undefined,
  }))
  return { students, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

export async function countStudents(db: Db, { id: quizId, attemptRule }: Counting): Promise<number> {
  return countRows(db.selectFrom('attempts').where('quiz_id', '=', quizId).where(isLatest(attemptRule)))
}

export async function listSeveral(db: Db, quizId: string, studentIds: readonly string[]) {
  const rows = await db
    .selectFrom('attempts')
    .select(['student_id', 'number', 'state'])
    .where('quiz_id', '=', quizId)
    .where('student_id', 'in', studentIds)
    .where(isLatest({ counts: 'last' }))
    .execute()
  return new Map(rows.map(({ student_id: id, ...latest }) => [id, latest]))
}

/** The answers of these attempts that came too late, as they are stored. */
export async function listLateAnswers(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; json: string }[]> {
  return db.selectFrom('attempts').select(['id', 'late_answers as json']).where('id', 'in', ids).execute()
}

export async function listTimeGiven(db: Db, ids: readonly string[], limit: number) {
  return db
    .selectFrom('attempt_grants')
    .innerJoin('attempts', 'attempts.id', 'attempt_id')
    .innerJoin('grants', (join) =>
      join.onRef('grants.quiz_id', '=', 'attempts.quiz_id').onRef('grants.id', '=', 'grant_id'),
    )
    .innerJoin('users', 'users.id', 'given_by')
    .select([
      'attempt_id as attemptId',
      givenMs.as('givenMs'),
      'users.name as by',
      'granted_at as at',
      'reason',
    ])
    .where('attempt_id', 'in', ids)
    .orderBy('granted_at', 'desc')
    .limit(limit)
    .execute()
}

export async function listDeletions(db: Db, quizId: string, limit: number) {
  return db
    .selectFrom('deleted_attempts')
    .innerJoin('users as student', 'student.id', 'student_id')
    .innerJoin('users as educator', 'educator.id', 'deleted_by')
    .select(['deleted_attempts.id', 'student.name', 'educator.name as by', 'reason'])
    .select(['deleted_attempts.deleted_at as at', ...scoreColumns])
    .where('quiz_id', '=', quizId)
    .orderBy('deleted_attempts.deleted_at', 'desc')
    .limit(limit)
    .execute()
}
