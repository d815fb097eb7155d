import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../testing/engines.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { compileOnce, reads } from './compile-once.ts'
import type { Db } from './store.ts'

describe.each(engines)('a query compiled once, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
    await t.seed({ users: { ada: { role: 'admin' }, ben: {}, cem: {} } })
  })
  afterEach(() => t.close())

  let built = 0
  const build = (db: Db, { email, role }: { email: string; role: 'student' | 'admin' }) => {
    built += 1
    return db
      .selectFrom('users')
      .select('email')
      .where('role', '=', role)
      .where('email', '!=', email)
      .where('created_at', '>', -1)
      .orderBy('email')
  }

  test('binds the values of each run, in a transaction too', async () => {
    const others = compileOnce(reads, build)
    const all = await t.store.db.selectFrom('users').select('email').where('role', '=', 'student').execute()
    for (const { email } of all) {
      const inTransaction = t.store.db.transaction().execute((trx) => others(trx, { email, role: 'student' }))
      const { rows } = await inTransaction
      expect(rows).toEqual(all.filter((row) => row.email !== email))
      expect((await others(t.store.db, { role: 'student', email })).rows).toEqual(rows)
    }
    expect((await others(t.store.db, { email: '', role: 'admin' })).rows).toHaveLength(1)
    // Where queries run in batches, also once for many.
    expect(built).toBe(engine.name === 'postgres' ? 2 : 1)
  })
})
