import { type Kysely, sql } from 'kysely'

/**
 * Devices on which an account was used; and, after an account was deleted, a key that shows which attempts
 * were the same person's.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
    .execute()
  await schema.alterTable('attempts').addColumn('person_key', 'text').execute()
  await schema
    .createIndex('attempts_by_person')
    .on('attempts')
    .columns(['quiz_id', 'person_key'])
    .where(sql.ref('person_key'), 'is not', null)
    .execute()
}
