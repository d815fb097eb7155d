import type { Db } from '../../db/store.ts'

export type ContactMessage = { id: string; userId: string; message: string; createdAt: number }

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
