import type { QuizAccess, QuizEnds } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'
import { type RoleHolder, roleOnQuiz } from '../roles.repository.ts'

/**
 * Changes how a quiz runs if the user has one of these roles on it; false otherwise. What has questions and is closed is
 * no draft any more.
 */
export async function updateSettings(
  db: Db,
  id: string,
  holder: RoleHolder,
  settings: QuizAccess & { language: string | null },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quizzes')
    .set({
      answer_release: settings.answerRelease,
      is_open: Number(settings.isOpen),
      finalized_at: sql<
        number | null
      >`case when ${Number(settings.isOpen)} = 0 and current_revision is not null then coalesce(finalized_at, ${now}) else finalized_at end`,
      language: settings.language,
    })
    .where('id', '=', id)
    .where(({ exists }) => exists(roleOnQuiz(db, holder)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
