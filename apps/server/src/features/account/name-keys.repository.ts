import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

type StoredName = { id: string; name: string }

export function listNamesWithoutKey(db: Db, limit: number): Promise<StoredName[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('name_key', '=', sql.lit(''))
    .limit(limit)
    .execute()
}

/** Stores the key of a name unless the name has changed meanwhile. */
export async function storeNameKey(db: Db, { id, name }: StoredName, key: string): Promise<void> {
  await db.updateTable('users').set({ name_key: key }).where('id', '=', id).where('name', '=', name).execute()
}
