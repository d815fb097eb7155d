import type { AttemptRule, QuizAccess, QuizEnds } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'
import { toAccessRow } from '../../../db/stored-access.ts'
import { isCounted } from '../../../db/attempts/counted-attempts.ts'

export type StoredSettings = QuizAccess & {
  title: string
  titleKey: string
  timeLimitMinutes: number
  language: string | null
  layout: string | null
}

/** Changes how a quiz runs. One that has questions and is closed is no draft any more. */
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

/**
 * How many are taking a quiz, how many have submitted, and how many of these at the first and at the last of
 * these moments.
 */
export async function countEnds(
  db: Db,
  { id: quizId, attemptRule }: { id: string; attemptRule: AttemptRule | null },
): Promise<QuizEnds> {
  const ends = db
    .selectFrom('attempts')
    .where('quiz_id', '=', quizId)
    .select(({ fn }) => [
      fn.min('submitted_at').as('first'),
      fn.max('submitted_at').as('last'),
      sql<number>`coalesce(sum(case when state = 'in-progress' then 1 else 0 end), 0)`.as('running'),
    ])
    .as('ends')
  const row = await db
    .selectFrom(ends)
    .leftJoin('attempts', (join) =>
      join
        .on('attempts.quiz_id', '=', quizId)
        .on('attempts.state', '=', 'submitted')
        .on(isCounted(attemptRule)),
    )
    .select(({ fn, ref }) => [
      fn.count<number>('attempts.id').as('submitted'),
      sql<number>`coalesce(sum(case when submitted_at = ${ref('ends.first')} then 1 else 0 end), 0)`.as(
        'first',
      ),
      sql<number>`coalesce(sum(case when submitted_at = ${ref('ends.last')} then 1 else 0 end), 0)`.as(
        'last',
      ),
      sql<number>`max(${ref('ends.running')})`.as('running'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

/** Whether any student has entered a quiz. */
export async function hasAttempts(db: Db, quizId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many attempts with this number or a greater one students have submitted. */
export async function countFromNumber(db: Db, quizId: string, number: number): Promise<number> {
  const { attempts } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where('number', '>=', number)
    .executeTakeFirstOrThrow()
  return attempts
}

/** Whether any student has more than one attempt at a quiz. */
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
export async function markGivenOut(trx: Db, quizId: string, now: number): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ given_out_at: now })
    .where('id', '=', quizId)
    .where('given_out_at', 'is', null)
    .execute()
}
