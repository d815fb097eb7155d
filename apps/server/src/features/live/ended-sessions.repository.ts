import type { Db } from '../../db/store.ts'

/** Which of these sessions have not ended. */
export async function listOpenSessions(
  db: Db,
  sessionIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', sessionIds)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.token_hash))
}
