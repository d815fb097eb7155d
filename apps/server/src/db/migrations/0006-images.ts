import { type Kysely, PostgresAdapter } from 'kysely'

/** Pictures of questions. The bytes are the last column, so that sizes are read without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob'
  await schema
    .createTable('images')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('kept_until', 'bigint', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
  await schema.createIndex('images_by_owner').on('images').column('owner_id').execute()
  await schema.createIndex('images_by_kept').on('images').column('kept_until').execute()
  await schema
    .createTable('image_uses')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('image_hash', 'text', (column) => column.notNull().references('images.hash'))
    .addPrimaryKeyConstraint('image_uses_key', ['quiz_id', 'image_hash'])
    .execute()
  await schema.createIndex('image_uses_by_image').on('image_uses').column('image_hash').execute()
}
