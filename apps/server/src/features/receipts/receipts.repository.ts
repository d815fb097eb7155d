import type { Db } from '../../db/store.ts'

export async function findFormerName(db: Db, userId: string, moment: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_names')
    .select('name')
    .where('user_id', '=', userId)
    .where('until', '>', moment)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
