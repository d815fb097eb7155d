import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'
import type { QuizEndsTable } from '../../../db/tables/quiz-tables.ts'
import type { Target } from '../grants/grants.repository.ts'

/** Who had just started when the quiz was closed may be stored a moment later, in ms. */
const startingMs = 5_000

/** Closes a quiz and stores who has ended it, unless this end is stored already. Returns the end. */
export async function closeAndStoreEnd(trx: Db, end: QuizEndsTable): Promise<QuizEndsTable> {
  await trx
    .insertInto('quiz_ends')
    .values(end)
    .onConflict((conflict) => conflict.columns(['quiz_id', 'id']).doNothing())
    .execute()
  const stored = await trx
    .selectFrom('quiz_ends')
    .selectAll()
    .where('quiz_id', '=', end.quiz_id)
    .where('id', '=', end.id)
    .executeTakeFirstOrThrow()
  if (stored.ended_at === end.ended_at) {
    await trx
      .updateTable('quizzes')
      .set({ is_open: 0, finalized_at: sql<number>`coalesce(finalized_at, ${end.ended_at})` })
      .where('id', '=', end.quiz_id)
      .where('current_revision', 'is not', null)
      .execute()
  }
  return stored
}

/** The attempts that an end has not reached yet: they run, and nobody has given them time since. */
export async function listToEnd(
  db: Db,
  { quiz_id: quizId, ended_at: endedAt }: QuizEndsTable,
  now: number,
): Promise<Target[]> {
  return db
    .selectFrom('attempts')
    .select(['attempts.id as attemptId', 'student_id as studentId'])
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('started_at', '<=', endedAt + startingMs)
    .where('deadline', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attempt_grants')
            .select('grant_id')
            .whereRef('attempt_id', '=', 'attempts.id')
            .where('granted_at', '>=', endedAt),
        ),
      ),
    )
    .execute()
}

/** How many attempts an end has reached. */
export async function countEnded(db: Db, { quiz_id: quizId, id }: QuizEndsTable): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .innerJoin('attempt_grants', 'attempt_grants.attempt_id', 'attempts.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('quiz_id', '=', quizId)
    .where('grant_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** The ends since a moment. */
export async function listEnds(db: Db, since: number): Promise<QuizEndsTable[]> {
  return db.selectFrom('quiz_ends').selectAll().where('ended_at', '>=', since).execute()
}
