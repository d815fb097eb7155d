import type { AttemptRule, Openings, QuizAccess } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'
import { toAccessRow } from '../../../db/stored-access.ts'
import { isCounted, isLatest } from '../../../db/attempts/counted-attempts.ts'

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

/** Gives out the results of a quiz that wait for it, unless they are given out already. */
/** Held back again. */
export async function markHeldBack(trx: Db, quizId: string): Promise<void> {
  await trx.updateTable('quizzes').set({ given_out_at: null }).where('id', '=', quizId).execute()
}

export async function markGivenOut(trx: Db, quizId: string, now: number): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ given_out_at: now })
    .where('id', '=', quizId)
    .where('given_out_at', 'is', null)
    .execute()
}
