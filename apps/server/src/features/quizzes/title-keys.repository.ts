import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

export type StoredTitle = { id: string; title: string }

export function listTitlesWithoutKey(db: Db, limit: number): Promise<StoredTitle[]> {
  return db
    .selectFrom('quizzes')
    .select(['id', 'title'])
    .where('title_key', '=', sql.lit(''))
    .limit(limit)
    .execute()
}

/** Stores the key of a title unless the title has changed meanwhile. */
export async function storeTitleKey(db: Db, { id, title }: StoredTitle, key: string): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ title_key: key })
    .where('id', '=', id)
    .where('title', '=', title)
    .execute()
}
