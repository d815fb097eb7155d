import type { Question } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'
import { writeRenderer, writeCapabilities } from '../../db/attempts/stored-score.ts'

export type StoredRevision = { questions: readonly Question[]; size: number }

export async function insertRevision(
  trx: Db,
  {
    quizId,
    revision,
    questions,
    educatorId,
  }: { quizId: string; revision: number; questions: readonly Question[]; educatorId: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('quiz_revisions')
    .values({
      quiz_id: quizId,
      revision,
      questions: JSON.stringify(questions),
      question_count: questions.length,
      created_at: now,
      educator_id: educatorId,
      renderer: writeRenderer(questions),
    })
    .execute()
  await trx
    .updateTable('quizzes')
    .set({
      current_revision: revision,
      num_questions: questions.length,
      traits: writeCapabilities(questions),
      updated_at: now,
      unmarked_since: revision === 1 ? null : now,
    })
    .where('id', '=', quizId)
    .execute()
}

export async function findRevision(
  db: Db,
  quizId: string,
  revision: number,
): Promise<StoredRevision | undefined> {
  const row = await db
    .selectFrom('quiz_revisions')
    .select('questions')
    .where('quiz_id', '=', quizId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return (
    row && { questions: Object.freeze(JSON.parse(row.questions) as Question[]), size: row.questions.length }
  )
}

export type RenderedRevision = { quizId: string; revision: number; renderer: number; questions: Question[] }

/** A revision of which something was drawn by an older version of the renderer than this one. */
export async function findRenderedBefore(db: Db, renderer: number): Promise<RenderedRevision | undefined> {
  const row = await db
    .selectFrom('quiz_revisions')
    .select(['quiz_id as quizId', 'revision', 'renderer', 'questions'])
    .where('renderer', '<', renderer)
    .orderBy('renderer')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, renderer: row.renderer ?? 0, questions: JSON.parse(row.questions) as Question[] }
}

/**
 * Stores a revision as it is drawn by now, and returns how many bytes more it has and whose quiz it is; undefined if
 * another server has done so, or it is gone.
 */
export async function replaceRendered(
  trx: Db,
  { quizId, revision, renderer, questions }: RenderedRevision,
  rendered: { questions: readonly Question[]; renderer: number },
): Promise<{ ownerId: string; bytes: number } | undefined> {
  const json = JSON.stringify(rendered.questions)
  const { numUpdatedRows } = await trx
    .updateTable('quiz_revisions')
    .set({ questions: json, renderer: rendered.renderer })
    .where('quiz_id', '=', quizId)
    .where('revision', '=', revision)
    .where('renderer', '=', renderer)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  await trx
    .updateTable('quizzes')
    .set({ traits: writeCapabilities(rendered.questions) })
    .where('id', '=', quizId)
    .where('current_revision', '=', revision)
    .execute()
  const { ownerId } = await trx
    .selectFrom('quizzes')
    .select('owner_id as ownerId')
    .where('id', '=', quizId)
    .executeTakeFirstOrThrow()
  return { ownerId, bytes: Buffer.byteLength(json) - Buffer.byteLength(JSON.stringify(questions)) }
}

/** Who has written a revision; null if it is not stored. */
export async function findReviser(db: Db, quizId: string, revision: number): Promise<string | null> {
  const row = await db
    .selectFrom('quiz_revisions')
    .select('educator_id')
    .where('quiz_id', '=', quizId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row?.educator_id ?? null
}

export async function deleteUnusedRevisions(
  trx: Db,
  quizId: string,
  keepFrom: number,
): Promise<{ left: number; freedBytes: number }> {
  const used = (column: 'revision' | 'marked_revision') =>
    trx.selectFrom('attempts').select(column).where('quiz_id', '=', quizId).where(column, 'is not', null)
  const deleted = await trx
    .deleteFrom('quiz_revisions')
    .where('quiz_id', '=', quizId)
    .where('revision', '<', keepFrom)
    .where('revision', 'not in', used('revision'))
    .where('revision', 'not in', used('marked_revision'))
    .returning(sql<number>`octet_length(questions)`.as('bytes'))
    .execute()
  const { left } = await trx
    .selectFrom('quiz_revisions')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow()
  return { left, freedBytes: deleted.reduce((sum, { bytes }) => sum + bytes, 0) }
}
