import type { Kysely } from 'kysely'

/** How much of an attempt's time its student had by an allowance. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('attempts').addColumn('allowed_ms', 'bigint').execute()
}
