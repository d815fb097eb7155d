import type { Kysely } from 'kysely'

/** Whether one device or several were used in an attempt, as the domain writes it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('attempts')
    .addColumn('devices', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
