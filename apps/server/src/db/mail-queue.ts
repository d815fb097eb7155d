import type { Db } from './store.ts'

export type WaitingMail = { id: string; userId: string; content: string; expiresAt: number; failures: number }

/** A mail that is still here this long after it expired was left by a server that no longer sends mail. */
const forgottenAfterMs = 3_600_000

export async function insertMail(db: Db, mail: Omit<WaitingMail, 'failures'>, now: number): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: mail.id,
      user_id: mail.userId,
      content: mail.content,
      expires_at: mail.expiresAt,
      due_at: now,
    })
    .execute()
}

/** No other server gets it within `leaseMs`; after that, the server that took it must have died. */
export async function claimMail(db: Db, now: number, leaseMs: number): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ due_at: now + leaseMs })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return claimMail(db, now, leaseMs)
  const { id, user_id: userId, content, expires_at: expiresAt, failures } = row
  return { id, userId, content, expiresAt, failures }
}

export async function postponeMail(db: Db, { id, failures }: WaitingMail, dueAt: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ due_at: dueAt, failures: failures + 1 })
    .where('id', '=', id)
    .execute()
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

export async function deleteForgottenMails(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('expires_at', '<=', now - forgottenAfterMs)
    .execute()
}
