import type { Kysely } from 'kysely'

/** Null: not chosen. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('language', 'text').execute()
}
