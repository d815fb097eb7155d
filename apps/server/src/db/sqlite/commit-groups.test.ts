import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCommitGroups } from './commit-groups.ts'

let database: Database.Database
beforeEach(() => {
  database = new Database(':memory:')
  database.pragma('foreign_keys = on')
  database.exec(`create table notes (id integer primary key);
    create table owners (note integer references notes (id) deferrable initially deferred)`)
})
afterEach(() => database.close())

const insert = (id: number) => () => database.prepare('insert into notes values (?)').run(id)
const count = () => database.prepare('select count(*) from notes').pluck().get()

test('a group says how many writes share its commit', async () => {
  const sizes: number[] = []
  const groups = createCommitGroups(database, { onGroupCommit: (writes) => sizes.push(writes) })
  await Promise.all([groups.write(insert(1)), groups.write(insert(2))])
  await groups.write(insert(3))
  expect(sizes).toEqual([2, 1])
})

test('a read outside a group is answered at once, one within it after the commit', async () => {
  const groups = createCommitGroups(database, {})
  expect(await groups.read(count)).toEqual({ result: 0 })
  const writing = groups.write(insert(1))
  const read = groups.read(count)
  expect(database.inTransaction).toBe(true)
  expect(await read).toEqual({ result: 1 })
  expect(database.inTransaction).toBe(false)
  await writing
})

test('a read is told when what it may have seen was undone', async () => {
  const groups = createCommitGroups(database, {})
  const orphan = groups.write(() => database.prepare('insert into owners values (99)').run())
  const read = groups.read(count)
  await expect(orphan).rejects.toThrow('FOREIGN KEY')
  expect(await read).toBe('undone')
})

test('a transaction ends the group before it begins', async () => {
  const groups = createCommitGroups(database, {})
  const writing = groups.write(insert(1))
  groups.begin()
  insert(2)()
  groups.undo()
  await writing
  expect(count()).toBe(1)
})
