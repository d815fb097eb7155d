import { type RawBuilder, sql } from 'kysely'
import type { Db } from './store.ts'
import { tableKeys } from './table-keys.ts'

type History = {
  where: RawBuilder<unknown>
  /** Whose rows are counted. */
  per: string
  /** The newest row first. */
  order: RawBuilder<unknown>
  most: number
}

/** Only the newest rows stay: what is appended again and again has a greatest length. */
export async function keepNewest(
  trx: Db,
  table: keyof typeof tableKeys,
  { where, per, order, most }: History,
): Promise<void> {
  const key = sql.join(tableKeys[table].map((column) => sql.ref(column)))
  await sql`
    delete from ${sql.table(table)} where ${where} and (${key}) in (
      select ${key} from (
        select ${key}, row_number() over (partition by ${sql.ref(per)} order by ${order}) as place
        from ${sql.table(table)} where ${where}
      ) as numbered where place > ${most}
    )`.execute(trx)
}
