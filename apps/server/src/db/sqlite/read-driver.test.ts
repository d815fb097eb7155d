import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seed } from '../../testing/seed.ts'
import { openSqliteForTest } from '../../testing/sqlite-test-store.ts'
import type { Db, Store } from '../store.ts'

let store: Store
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ store, remove } = await openSqliteForTest())
})
afterEach(() => remove())

const rename = (name: string) => store.db.updateTable('users').set({ name }).execute()
const names = async (db: Db) =>
  (await db.selectFrom('users').select('name').execute()).map(({ name }) => name)

test('a reader does not wait for a commit, and sees what was committed before', async () => {
  await seed(store.db, { users: { ben: {} } })
  const ended: string[] = []
  const writing = rename('Benjamin').then(() => ended.push('written'))
  const reading = names(store.reports).then((found) => ended.push(`read ${found.join()}`))
  await Promise.all([writing, reading])
  expect(ended).toEqual(['read ben', 'written'])
  expect(await names(store.reports)).toEqual(['Benjamin'])
})

test('a reader can neither write nor begin a transaction', async () => {
  await seed(store.db, { users: { ben: {} } })
  const { reports } = store
  await expect(reports.updateTable('users').set({ name: 'x' }).returning('id').execute()).rejects.toThrow(
    'readonly',
  )
  await expect(reports.deleteFrom('users').execute()).rejects.toThrow('does not return data')
  await expect(reports.transaction().execute(async () => {})).rejects.toThrow('Reports write nothing')
  expect(await names(reports)).toEqual(['ben'])
})

test('a reader lets go of the file before the writer, so that no log stays beside it', async () => {
  await seed(store.db, { users: { ben: {} } })
  expect(await names(store.reports)).toEqual(['ben'])
  await store.close()
  expect(['', '-wal', '-shm'].map((suffix) => existsSync(store.location + suffix))).toEqual([
    true,
    false,
    false,
  ])
  await expect(names(store.reports)).rejects.toThrow('not open')
})

test('a store that is taken alone has no reader any more', async () => {
  await seed(store.db, { users: { ben: {} } })
  expect(await store.lockExclusive()).toBe(true)
  await expect(names(store.reports)).rejects.toThrow('not open')
  expect(await names(store.db)).toEqual(['ben'])
})
