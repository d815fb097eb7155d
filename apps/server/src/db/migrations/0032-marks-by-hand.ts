import type { Kysely } from 'kysely'

/** Marks that educators give by hand: which count in a result, and every one that was ever given or taken back. Who made a revision. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('attempts').addColumn('by_hand', 'text').execute()
  await schema
    .createTable('marks_by_hand')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('educator_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('marked_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('marks_by_hand_by_attempt').on('marks_by_hand').column('attempt_id').execute()
  await schema
    .alterTable('quiz_revisions')
    .addColumn('educator_id', 'text', (column) => column.references('users.id'))
    .execute()
}
