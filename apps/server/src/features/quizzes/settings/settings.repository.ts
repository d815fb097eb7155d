import type { AttemptRule, Openings, QuizAccess } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'
import { toAccessRow, toPlannedRow } from '../../../db/stored-access.ts'
import { isCounted, isLatest } from '../../../db/attempts/counted-attempts.ts'
import { type RoleHolder, roleOnQuiz } from '../roles.repository.ts'

export type StoredSettings = QuizAccess & {
  title: string
  titleKey: string
  timeLimitMinutes: number
  language: string | null
  layout: string | null
}

export async function updateSettings(
  trx: Db,
  id: string,
  settings: StoredSettings,
  now: number,
): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({
      title: settings.title,
      title_key: settings.titleKey,
      time_limit_minutes: settings.timeLimitMinutes,
      ...toAccessRow(settings),
      language: settings.language,
      layout: settings.layout,
      finalized_at: sql<
        number | null
      >`case when ${Number(settings.isOpen)} = 0 and current_revision is not null then coalesce(finalized_at, ${now}) else finalized_at end`,
    })
    .where('id', '=', id)
    .execute()
}

export type QuizEnds = Openings & { running: number; submitted: number }

/**
 * How many are taking a quiz and how many have submitted it, and when its correct answers could be seen first; see
 * `openSince`. What nobody released and is kept all the same could be seen until then.
 */
export async function countEnds(
  db: Db,
  { id: quizId, attemptRule }: { id: string; attemptRule: AttemptRule | null },
): Promise<QuizEnds> {
  const { allowed = 1 } = attemptRule ?? {}
  const isThrough = allowed === 'unlimited' ? sql.lit(false) : sql<boolean>`number >= ${allowed}`
  const { firstSeen, firstEnd, ...ends } = await db
    .selectFrom('attempts')
    .where('quiz_id', '=', quizId)
    .select(({ fn }) => [
      sql<number>`coalesce(sum(case when state = 'in-progress' then 1 else 0 end), 0)`.as('running'),
      sql<number>`coalesce(sum(case when state = 'submitted' and ${isCounted(attemptRule)} then 1 else 0 end), 0)`.as(
        'submitted',
      ),
      fn.min(sql<number | null>`case when ${isThrough} then submitted_at end`).as('firstEnd'),
      firstReleaseOf(quizId).as('firstRelease'),
      firstReleaseOf(quizId, sql`and released_by is null`).as('firstSeen'),
    ])
    .executeTakeFirstOrThrow()
  const seen = [firstEnd, firstSeen].filter((moment) => moment !== null)
  return { ...ends, firstEnd: seen.length > 0 ? Math.min(...seen) : null }
}

export async function countAttemptsLeft(db: Db, quizId: string, rule: AttemptRule): Promise<number> {
  const submitted = db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('students'))
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where(isLatest(rule))
  const { students } = await (
    rule.allowed === 'unlimited' ? submitted : submitted.where('number', '<', rule.allowed)
  ).executeTakeFirstOrThrow()
  return students
}

const firstReleaseOf = (quizId: string, and = sql``) =>
  sql<number | null>`(select min(released_at) from result_releases where quiz_id = ${quizId} ${and})`

export async function countSubmittedAfter(db: Db, quizId: string, moment: number): Promise<number> {
  const { students } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.count<number>('student_id').distinct().as('students'))
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where('submitted_at', '>', moment)
    .executeTakeFirstOrThrow()
  return students
}

export async function hasAttempts(db: Db, quizId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasSeveralAttempts(db: Db, quizId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('number', '>', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Held back again; no moment is set any more. */
export async function markHeldBack(trx: Db, quizId: string): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ given_out_at: null, gives_score_only: null, ...toPlannedRow(null), release_by: null })
    .where('id', '=', quizId)
    .execute()
}

export async function markGivenOut(trx: Db, quizId: string, now: number): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ given_out_at: now })
    .where('id', '=', quizId)
    .where('given_out_at', 'is', null)
    .execute()
}

export async function giveBackCutTime(
  trx: Db,
  quizId: string,
  { end, now, limit }: { end: number; now: number; limit: number },
): Promise<number> {
  const untilEnd =
    end === Infinity ? sql<number>`uncapped_duration_ms` : sql<number>`cast(${end} as bigint) - started_at`
  const baseDurationMs = sql<number>`case when uncapped_duration_ms <= ${untilEnd} then uncapped_duration_ms else ${untilEnd} end`
  // In one order, as others lock attempts, so that nobody waits in a circle.
  const cut = await trx
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', now)
    .where('uncapped_duration_ms', 'is not', null)
    .where('base_duration_ms', '<', baseDurationMs)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  if (cut.length === 0) return 0
  await trx
    .updateTable('attempts')
    .set({
      base_duration_ms: baseDurationMs,
      deadline: sql<number>`deadline + ${baseDurationMs} - base_duration_ms`,
      allowance_ms: sql<
        number | null
      >`case when ${baseDurationMs} > uncapped_limit_ms then ${baseDurationMs} - uncapped_limit_ms
        else allowance_ms end`,
      version: sql<number>`version + 1`,
    })
    .where(
      'id',
      'in',
      cut.map(({ id }) => id),
    )
    .execute()
  await noteMovedEnd(trx, cut, { end, now })
  return cut.length
}

/** So that pages hear of it, as of time that is given. */
async function noteMovedEnd(
  trx: Db,
  attempts: readonly { id: string }[],
  { end, now }: { end: number; now: number },
): Promise<void> {
  const grant = { grant_id: `closing ${end}`, granted_at: now, extra_ms: 0 }
  await trx
    .insertInto('attempt_grants')
    .values(attempts.map(({ id }) => ({ attempt_id: id, ...grant })))
    .onConflict((conflict) => conflict.columns(['attempt_id', 'grant_id']).doUpdateSet({ granted_at: now }))
    .execute()
}

/**
 * Attempts without a time limit that are promised more end at the closing, also at one that has been set since they started. Their
 * limit is `endlessMs`.
 */
export async function endUntimed(
  trx: Db,
  quizId: string,
  { end, now, limit, endlessMs }: { end: number; now: number; limit: number; endlessMs: number },
): Promise<number> {
  const untimed = await trx
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', end)
    .where(sql`coalesce(uncapped_limit_ms, base_duration_ms)`, '>=', endlessMs)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  if (untimed.length === 0) return 0
  await trx
    .updateTable('attempts')
    .set({
      uncapped_duration_ms: sql<number>`coalesce(uncapped_duration_ms, base_duration_ms)`,
      uncapped_limit_ms: sql<number>`coalesce(uncapped_limit_ms, base_duration_ms)`,
      base_duration_ms: sql<number>`base_duration_ms + cast(${end} as bigint) - deadline`,
      deadline: end,
      version: sql<number>`version + 1`,
    })
    .where(
      'id',
      'in',
      untimed.map(({ id }) => id),
    )
    .execute()
  await noteMovedEnd(trx, untimed, { end, now })
  return untimed.length
}

/** Notes that a quiz with questions was finalized, unless it was before or the user has none of these roles on it. */
export async function markFinalized(db: Db, quizId: string, holder: RoleHolder, now: number): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ finalized_at: now })
    .where('id', '=', quizId)
    .where('finalized_at', 'is', null)
    .where('current_revision', 'is not', null)
    .where(({ exists }) => exists(roleOnQuiz(db, holder)))
    .execute()
}
