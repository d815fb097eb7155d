import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'

const open = (db: Db, now: number) =>
  db.selectFrom('educator_invitations').where('email', 'is not', null).where('expires_at', '>', now)

/** The latest first, those before `after`. */
export async function listOpen(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
  now: number,
): Promise<{ id: string; email: string; createdAt: number; expiresAt: number }[]> {
  let query = open(db, now)
    .select(['id', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(({ fn, val }) => fn.coalesce('email', val('')).as('email'))
    .orderBy('id', 'desc')
    .limit(limit)
  if (after !== undefined) query = query.where('id', '<', after)
  return query.execute()
}

export async function countOpen(db: Db, now: number): Promise<number> {
  return countRows(open(db, now))
}

export async function isAccountOf(db: Db, emailKey: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst()
  return found !== undefined
}

/** The address that it was for; undefined if there is none. */
export async function deleteInvitation(trx: Db, id: string): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('educator_invitations')
    .where('id', '=', id)
    .where('email', 'is not', null)
    .returning('email_key as emailKey')
    .executeTakeFirst()
  return deleted?.emailKey ?? undefined
}
