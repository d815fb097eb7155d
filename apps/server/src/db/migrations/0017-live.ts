import { type Kysely, sql } from 'kysely'

/**
 * Which pages of students are connected and to which node, when they were cut off, and the time that educators give
 * beyond the limit.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('live_nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('live_nodes_by_sign').on('live_nodes').column('seen_at').execute()
  await schema
    .createTable('connections')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('node_id', 'text', (column) =>
      column.notNull().references('live_nodes.id').onDelete('cascade'),
    )
    .addColumn('left_at', 'bigint')
    .addPrimaryKeyConstraint('connections_key', ['attempt_id', 'node_id'])
    .execute()
  await schema.createIndex('connections_by_node').on('connections').column('node_id').execute()
  await schema
    .createTable('absences')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('left_at', 'bigint', (column) => column.notNull())
    .addColumn('back_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('absences_key', ['attempt_id', 'left_at'])
    .execute()
  await schema
    .createTable('grants')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('given_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .addColumn('reach', 'text', (column) =>
      column.notNull().check(sql`reach in ('student', 'running', 'cut-off')`),
    )
    .addColumn('student_id', 'text')
    .addColumn('from_at', 'bigint')
    .addColumn('until_at', 'bigint')
    .addColumn('minutes', 'integer')
    .addColumn('percent', 'integer')
    .addColumn('reopens', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('grants_key', ['quiz_id', 'id'])
    .execute()
  await schema
    .createTable('attempt_grants')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('granted_at', 'bigint', (column) => column.notNull())
    .addColumn('extra_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_grants_key', ['attempt_id', 'grant_id'])
    .execute()
  // Nodes look regularly for what was granted a moment ago.
  await schema.createIndex('attempt_grants_by_moment').on('attempt_grants').column('granted_at').execute()
}
