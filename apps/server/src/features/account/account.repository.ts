import { sql } from 'kysely'
import { keepNewest } from '../../db/keep-newest.ts'
import type { Db } from '../../db/store.ts'
import type { LanguageTag } from '@quizly/words'

/** Of each account. */
const maxFormerNames = 100

/** The user's name now; undefined if the account is gone. Nobody else changes it before the transaction ends. */
export async function lockName(trx: Db, userId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.name
}

export async function replaceName(
  trx: Db,
  userId: string,
  { from, to, toKey }: { from: string; to: string; toKey: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('former_names')
    .values({ user_id: userId, until: now, name: from })
    .onConflict((conflict) => conflict.columns(['user_id', 'until']).doNothing())
    .execute()
  const [where, order] = [sql`user_id = ${userId}`, sql`until desc`]
  await keepNewest(trx, 'former_names', { where, per: 'user_id', order, most: maxFormerNames })
  await trx.updateTable('users').set({ name: to, name_key: toKey }).where('id', '=', userId).execute()
}

export async function listFormerNames(db: Db, userId: string): Promise<{ name: string; until: number }[]> {
  return db
    .selectFrom('former_names')
    .select(['name', 'until'])
    .where('user_id', '=', userId)
    .orderBy('until', 'desc')
    .execute()
}

export async function setLanguage(db: Db, userId: string, language: LanguageTag): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
}
