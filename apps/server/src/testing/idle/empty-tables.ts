import { CompiledQuery } from 'kysely'
import type { Store } from '../../db/store.ts'
import { tableNames } from '../../db/table-keys.ts'

const deletions = tableNames.toReversed().map((table) => `delete from ${table}`)

export async function emptyTables({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<void> {
  // Only PostgreSQL takes several statements at once.
  const sent = engine === 'postgres' ? [deletions.join(';')] : deletions
  await db.transaction().execute(async (trx) => {
    for (const statement of sent) await trx.executeQuery(CompiledQuery.raw(statement))
  })
}
