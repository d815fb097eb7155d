import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'

const maxVersions = 20

export async function listVersions(db: Db): Promise<{ version: string; since: number }[]> {
  return db
    .selectFrom('versions')
    .select(['version', 'since'])
    .orderBy('since', 'desc')
    .orderBy('version')
    .limit(maxVersions)
    .execute()
}

export async function countWaitingMails(db: Db): Promise<number> {
  return countRows(db.selectFrom('mails'))
}

/** Educators by the bytes of their quizzes, those after `after`. */
export async function listStorageRows(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const summed = (bytes: string, table: string, owner: string) =>
    sql<number>`(select coalesce(sum(${sql.ref(bytes)}), 0) from ${sql.table(table)} where ${sql.ref(owner)} = users.id)`
  let query = db
    .selectFrom('users')
    .select(['id', 'name', 'quiz_count as quizzes', 'quiz_bytes as quizBytes'])
    .select([
      summed('size', 'images', 'owner_id').as('pictureBytes'),
      summed('bytes', 'bank_items', 'educator_id').as('bankBytes'),
    ])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('quiz_bytes', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(quiz_bytes, id) < (select quiz_bytes, id from users where id = ${after})`,
    )
  return query.execute()
}
