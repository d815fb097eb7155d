import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'

export type ContactMessage = { id: string; userId: string; message: string; createdAt: number }
export type ReadMessage = { id: string; name: string; email: string; message: string; createdAt: number }

export async function insertContactMessage(db: Db, message: ContactMessage): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      user_id: message.userId,
      message: message.message,
      created_at: message.createdAt,
    })
    .execute()
}

export async function countContactMessages(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('contact_messages').where('user_id', '=', userId))
}

export async function listContactMessages(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ReadMessage[]> {
  let query = db
    .selectFrom('contact_messages')
    .innerJoin('users', 'users.id', 'contact_messages.user_id')
    .select(['contact_messages.id', 'name', 'email', 'message', 'contact_messages.created_at as createdAt'])
    .orderBy('contact_messages.id', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('contact_messages.id', '<', before)
  return query.execute()
}
