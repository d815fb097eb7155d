import type { StoredDraft } from '@quizly/contract'
import { parseList } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'

export type DraftOf = { quizId: string; userId: string }
type WrittenDraft = { id: string; baseRevision: number; questions: string; bytes: number; savedAt: number }

export async function findDraft(db: Db, { quizId, userId }: DraftOf): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['id', 'base_revision', 'questions', 'saved_at'])
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return (
    row && {
      _id: row.id,
      baseRevision: row.base_revision,
      questions: parseList<StoredDraft['questions'][number]>(row.questions),
      savedAt: new Date(row.saved_at).toISOString(),
    }
  )
}

const columnsOf = ({ id, baseRevision, questions, bytes, savedAt }: WrittenDraft) => ({
  id,
  base_revision: baseRevision,
  questions,
  bytes,
  saved_at: savedAt,
})

export async function replaceDraft(
  db: Db,
  { quizId, userId }: DraftOf,
  ids: readonly string[],
  draft: WrittenDraft,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set(columnsOf(draft))
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertDraft(
  db: Db,
  { quizId, userId }: DraftOf,
  draft: WrittenDraft,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('drafts')
    .values({ user_id: userId, quiz_id: quizId, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.columns(['user_id', 'quiz_id']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** How many drafts of other quizzes somebody has, and how many bytes they take. */
export async function countOtherDrafts(
  db: Db,
  { quizId, userId }: DraftOf,
): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('drafts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .where('quiz_id', '!=', quizId)
    .executeTakeFirstOrThrow()
  return { count, bytes: bytes ?? 0 }
}

/** Deletes a draft, unless it was changed and has another ID. */
export async function deleteDraft(
  db: Db,
  { quizId, userId, draftId }: DraftOf & { draftId: string },
): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('id', '=', draftId)
    .execute()
}
