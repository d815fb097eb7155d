import type { GivenRole } from '@quizly/domain'
import type { Db } from '../../db/store.ts'

export type Invitation = {
  id: string
  quizId: string
  email: string
  emailKey: string
  role: GivenRole
  tokenHash: string
  invitedBy: string
  createdAt: number
  expiresAt: number
}

export async function storeInvitation(trx: Db, invitation: Invitation): Promise<void> {
  const row = {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    token_hash: invitation.tokenHash,
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
    accepted_at: null,
  }
  await trx
    .insertInto('invitations')
    .values({ ...row, quiz_id: invitation.quizId, email_key: invitation.emailKey })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'email_key']).doUpdateSet(row))
    .execute()
}

export async function listPending(db: Db, quizId: string, now: number) {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'email_key as emailKey', 'role'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('quiz_id', '=', quizId)
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .orderBy('email_key')
    .execute()
}

type Opened = { tokenHash: string; emailKey: string }

export async function findInvitation(db: Db, { tokenHash, emailKey }: Opened, now: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('quizzes', 'quizzes.id', 'invitations.quiz_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select(['invitations.quiz_id as quizId', 'invitations.role', 'invitations.invited_by as invitedBy'])
    .select(['invitations.expires_at as expiresAt', 'invitations.accepted_at as acceptedAt'])
    .select(['quizzes.title', 'users.name', 'users.email'])
    .where('invitations.token_hash', '=', tokenHash)
    .where('invitations.email_key', '=', emailKey)
    .where('invitations.expires_at', '>', now)
    .where('quizzes.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function markAccepted(trx: Db, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteInvitation(trx: Db, quizId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .where('quiz_id', '=', quizId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes the invitations to a quiz that nobody has accepted. */
export async function deletePending(trx: Db, quizId: string): Promise<void> {
  await trx.deleteFrom('invitations').where('quiz_id', '=', quizId).where('accepted_at', 'is', null).execute()
}

export async function deleteExpiredInvitations(db: Db, now: number): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', now).execute()
}
