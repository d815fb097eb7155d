import type { Db } from '../../../db/store.ts'

const operators = (db: Db) =>
  db
    .selectFrom('users')
    .where('operator_since', 'is not', null)
    .where('closed_at', 'is', null)
    .where('deleted_at', 'is', null)

export async function isOperator(db: Db, userId: string): Promise<boolean> {
  const found = await operators(db).select('id').where('id', '=', userId).executeTakeFirst()
  return found !== undefined
}

export async function isAnyOperator(db: Db): Promise<boolean> {
  return (await operators(db).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether one has a password, apart from `except`. */
export async function isAnyLocalOperator(db: Db, except = ''): Promise<boolean> {
  const found = await operators(db)
    .select('id')
    .where('password_hash', '<>', '')
    .where('id', '<>', except)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Nobody else changes who is an operator before the transaction ends. */
export async function lockOperators(trx: Db): Promise<Set<string>> {
  const rows = await operators(trx).select('id').orderBy('id').forUpdate().execute()
  return new Set(rows.map(({ id }) => id))
}

export async function listOperators(db: Db) {
  return operators(db)
    .select(['name', 'email', 'operator_since as since'])
    .orderBy('operator_since')
    .orderBy('id')
    .execute()
}

export async function setOperator(trx: Db, userId: string, since: number | null): Promise<void> {
  await trx.updateTable('users').set({ operator_since: since }).where('id', '=', userId).execute()
}
