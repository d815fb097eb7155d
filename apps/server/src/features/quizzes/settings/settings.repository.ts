import type { QuizAccess, QuizEnds } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

export type StoredSettings = QuizAccess & {
  title: string
  titleKey: string
  timeLimitMinutes: number
  language: string | null
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
      answer_release: settings.answerRelease,
      is_open: Number(settings.isOpen),
      language: settings.language,
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
export async function countEnds(db: Db, quizId: string): Promise<QuizEnds> {
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
      join.on('attempts.quiz_id', '=', quizId).on('attempts.state', '=', 'submitted'),
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
