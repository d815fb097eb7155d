import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
