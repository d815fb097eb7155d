import { sql } from 'kysely'
import { countRows } from '../../../db/count-rows.ts'
import { keepNewest } from '../../../db/keep-newest.ts'
import type { Db } from '../../../db/store.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Target } from './extra-time.repository.ts'

type QuizEnd = Tables['quiz_ends']

/** Of each quiz. */
const maxEnds = 100

/** Who had just started when the quiz was closed may be stored a moment later, in ms. */
const startingMs = 5_000

/** Its moment is later than that of every grant before it, so that the two have one order. */
export async function closeAndStoreEnd(trx: Db, end: QuizEnd): Promise<QuizEnd> {
  const { quiz_id: quizId, id } = end
  const present = await trx
    .selectFrom('quiz_ends')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (present) return present
  const { latest } = await trx
    .selectFrom('grants')
    .select(({ fn }) => fn.max<number | null>('given_at').as('latest'))
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow()
  const stored = { ...end, ended_at: Math.max(end.ended_at, (latest ?? 0) + 1) }
  await trx.insertInto('quiz_ends').values(stored).execute()
  const [where, order] = [sql`quiz_id = ${quizId}`, sql`ended_at desc`]
  await keepNewest(trx, 'quiz_ends', { where, per: 'quiz_id', order, most: maxEnds })
  await trx
    .updateTable('quizzes')
    .set({ is_open: 0, finalized_at: sql<number>`coalesce(finalized_at, ${end.ended_at})` })
    .where('id', '=', quizId)
    .where('current_revision', 'is not', null)
    .execute()
  return stored
}

/** Attempts that started up to this moment were ended by an end, or will be. */
export const startsEndedBy = (endedAt: number) => endedAt + startingMs

/** With `isHeld` the quiz cannot be ended as long as the transaction lasts. */
export async function findLatestEnd(
  db: Db,
  quizId: string,
  { since, isHeld = false }: { since: number; isHeld?: boolean },
): Promise<number | undefined> {
  if (isHeld) await db.selectFrom('quizzes').select('id').where('id', '=', quizId).forShare().execute()
  const { latest } = await db
    .selectFrom('quiz_ends')
    .select(({ fn }) => fn.max<number | null>('ended_at').as('latest'))
    .where('quiz_id', '=', quizId)
    .where('ended_at', '>', since)
    .executeTakeFirstOrThrow()
  return latest ?? undefined
}

/** The attempts that an end has not reached yet: they run, and nobody has given them time since. */
export async function listToEnd(
  db: Db,
  { quiz_id: quizId, ended_at: endedAt }: QuizEnd,
  now: number,
): Promise<Target[]> {
  return db
    .selectFrom('attempts')
    .select(['attempts.id as attemptId', 'student_id as studentId', 'started_at as startedAt'])
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('started_at', '<=', startsEndedBy(endedAt))
    .where('deadline', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attempt_grants')
            .innerJoin('grants', 'grants.id', 'grant_id')
            .select('grant_id')
            .whereRef('attempt_id', '=', 'attempts.id')
            .where('grants.quiz_id', '=', quizId)
            .where('given_at', '>', endedAt),
        ),
      ),
    )
    .execute()
}

export async function countEnded(db: Db, { quiz_id: quizId, id }: QuizEnd): Promise<number> {
  return countRows(
    db
      .selectFrom('attempts')
      .innerJoin('attempt_grants', 'attempt_grants.attempt_id', 'attempts.id')
      .where('quiz_id', '=', quizId)
      .where('grant_id', '=', id),
  )
}

export async function listEnds(db: Db, since: number, quizId?: string): Promise<QuizEnd[]> {
  const ends = db.selectFrom('quiz_ends').selectAll().where('ended_at', '>=', since)
  return (quizId === undefined ? ends : ends.where('quiz_id', '=', quizId)).execute()
}
