import type { Kysely } from 'kysely'

/** Questions that educators keep outside quizzes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const ofItem = (table: string) =>
    schema
      .createTable(table)
      .addColumn('item_id', 'text', (column) =>
        column.notNull().references('bank_items.id').onDelete('cascade'),
      )
  await schema
    .createTable('bank_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('educator_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('level', 'integer')
    .addColumn('note', 'text')
    .addColumn('source', 'text')
    .addColumn('language', 'text')
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('sameness', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    schema.createIndex(name).on('bank_items').columns(columns).execute()
  await index('bank_items_by_saved', ['educator_id', 'saved_at', 'id'])
  await index('bank_items_of_owner', ['educator_id', 'id'])
  await index('bank_items_by_sameness', ['educator_id', 'sameness'])
  await ofItem('bank_versions')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bank_versions_key', ['item_id', 'version'])
    .execute()
  await ofItem('bank_tags')
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addColumn('educator_id', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bank_tags_key', ['item_id', 'tag_key'])
    .execute()
  await schema
    .createIndex('bank_tags_of_owner')
    .on('bank_tags')
    .columns(['educator_id', 'tag_key', 'item_id'])
    .execute()
  await ofItem('bank_images')
    .addColumn('image_hash', 'text', (column) => column.notNull().references('images.hash'))
    .addPrimaryKeyConstraint('bank_images_key', ['item_id', 'image_hash'])
    .execute()
  await schema.createIndex('bank_images_by_image').on('bank_images').column('image_hash').execute()
  await ofItem('bank_uses')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('bank_uses_key', ['item_id', 'quiz_id'])
    .execute()
  await schema.createIndex('bank_uses_of_quiz').on('bank_uses').column('quiz_id').execute()
}
