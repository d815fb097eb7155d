import type { Kysely } from 'kysely'

/** Outages while attempts ran, and the last heartbeat, which tells the next server when an outage began. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('outages')
    .addColumn('started_at', 'bigint', (column) => column.primaryKey())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('outages_by_end').on('outages').column('ended_at').execute()
  await schema
    .createTable('heartbeats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .addColumn('boot_id', 'text')
    .addColumn('uptime_ms', 'bigint', (column) => column.notNull())
    .execute()
}
