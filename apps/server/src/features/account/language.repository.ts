import type { LanguageTag } from '@quizly/words'
import type { Db } from '../../db/store.ts'

export async function setLanguage(db: Db, userId: string, language: LanguageTag): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
}
