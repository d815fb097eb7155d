import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Two more things that several servers share: counts of calls, and mail that is still to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRateCounts(db)
  await createMails(db)
}

/** Losing the counts does no harm, so PostgreSQL need not log them or wait for the disk. */
async function createRateCounts(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const table = db.schema.createTable('rate_counts')
  await (isPostgres ? table.modifyFront(sql`unlogged`) : table)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_counts_by_end').on('rate_counts').column('ends_at').execute()
}

async function createMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('mails_by_due').on('mails').column('due_at').execute()
  await schema.createIndex('mails_by_user').on('mails').column('user_id').execute()
}
