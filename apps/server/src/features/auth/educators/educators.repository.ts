import type { Db } from '../../../db/store.ts'

export type EducatorInvitation = {
  id: string
  tokenHash: string
  /** Null: for the first educator of an empty store. */
  email: string | null
  emailKey: string | null
  invitedBy: string | null
  createdAt: number
  expiresAt: number
}

/** Who is invited again gets another link, and the one before ends. */
export async function storeEducatorInvitation(trx: Db, invitation: EducatorInvitation): Promise<void> {
  const row = {
    id: invitation.id,
    token_hash: invitation.tokenHash,
    email: invitation.email,
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  }
  await trx
    .insertInto('educator_invitations')
    .values({ ...row, email_key: invitation.emailKey })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
    .execute()
}

type Opened = { tokenHash: string; emailKey: string }

const opened = (db: Db, { tokenHash, emailKey }: Opened, now: number) =>
  db
    .selectFrom('educator_invitations')
    .select(['id', 'email_key as emailKey'])
    .where('token_hash', '=', tokenHash)
    .where(({ eb, or }) => or([eb('email_key', '=', emailKey), eb('email_key', 'is', null)]))
    .where('expires_at', '>', now)

export async function isEducatorInvitation(db: Db, by: Opened, now: number): Promise<boolean> {
  return (await opened(db, by, now).executeTakeFirst()) !== undefined
}

/** Uses it up. Undefined if it does not work. */
export async function takeEducatorInvitation(
  trx: Db,
  by: Opened,
  now: number,
): Promise<{ isFirst: boolean } | undefined> {
  const found = await opened(trx, by, now).forUpdate().executeTakeFirst()
  if (!found) return undefined
  const isFirst = found.emailKey === null
  const used = trx.deleteFrom('educator_invitations')
  // Each start on an empty store has given such a link.
  const taken = isFirst ? used.where('email_key', 'is', null) : used.where('id', '=', found.id)
  await taken.execute()
  return { isFirst }
}

export async function deleteExpiredEducatorInvitations(db: Db, now: number): Promise<void> {
  await db.deleteFrom('educator_invitations').where('expires_at', '<=', now).execute()
}

export async function isAnyAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
