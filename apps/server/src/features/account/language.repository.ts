import { isLanguageTag, type LanguageTag } from '@quizly/words'
import type { Db } from '../../db/store.ts'

export async function setLanguage(db: Db, userId: string, language: LanguageTag): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Undefined if there is no such account, or it has chosen none. */
export async function findLanguage(db: Db, emailKey: string): Promise<LanguageTag | undefined> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return isLanguageTag(row?.language) ? row.language : undefined
}
