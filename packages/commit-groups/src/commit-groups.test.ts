import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCommitGroups } from './commit-groups.ts'

let database: Database.Database
let groups: ReturnType<typeof createCommitGroups>
let sizes: number[]
let log: string[]
beforeEach(() => {
  log = []
  sizes = []
  database = new Database(':memory:', { verbose: (statement) => log.push(String(statement)) })
  database.pragma('foreign_keys = on')
  database.exec(`create table notes (id integer primary key);
    create table owners (note integer references notes (id) deferrable initially deferred)`)
  groups = createCommitGroups(database, { onGroupCommit: (writes) => sizes.push(writes) })
  log.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  database.close()
})

const insert = (id: number) => () => database.prepare('insert into notes values (?)').run(id)
const count = () => database.prepare('select count(*) from notes').pluck().get()
const statusOf = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map(({ status }) => status)

test('writes of one turn share a commit, and a group says how many they were', async () => {
  await Promise.all([groups.write(insert(1)), groups.write(insert(2))])
  await groups.write(insert(3))
  expect(sizes).toEqual([2, 1])
})

test('nothing is written before the end of the turn', async () => {
  const writing = groups.write(insert(1))
  expect(log).toEqual([])
  await writing
  expect(log).toEqual(['begin immediate', 'insert into notes values (1.0)', 'commit'])
})

test('reads of one turn share a lock, and see only what is committed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const writing = groups.write(insert(1))
  expect(await Promise.all([groups.read(count), groups.read(count)])).toEqual([0, 0])
  await writing
  expect(await groups.read(count)).toBe(1)
  const read = 'select count(*) from notes'
  const wrote = ['begin immediate', 'insert into notes values (1.0)', 'commit']
  expect(log).toEqual(['begin', read, read, 'commit', ...wrote, 'begin', read, 'commit'])
})

test('a read that fails takes no other with it', async () => {
  const failing = () => database.prepare("select json('no json')").get()
  const promises = [groups.read(count), groups.read(failing), groups.read(count), groups.write(insert(1))]
  expect(await statusOf(promises)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(database.inTransaction).toBe(false)
})

test('reads of a turn that cannot begin fail, and the next ones go on', async () => {
  database.exec('begin')
  const reading = groups.read(count)
  await expect(reading).rejects.toThrow('within a transaction')
  expect(await groups.read(count)).toBe(0)
})

test('writes that come turn after turn share a commit until the first has waited long enough', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const writing = [groups.write(insert(1))]
  await setImmediate()
  writing.push(groups.write(insert(2)))
  await setImmediate()
  writing.push(groups.write(insert(3)))
  now.mockReturnValue(1_010)
  await setImmediate()
  writing.push(groups.write(insert(4)))
  await Promise.all(writing)
  expect(sizes).toEqual([3, 1])
})

test('a write waits while the turns bring reads, because who reads will write', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const writing = [groups.write(insert(1))]
  for (let i = 0; i < 3; i += 1) {
    const reading = groups.read(count)
    await setImmediate()
    await reading
  }
  writing.push(groups.write(insert(2)))
  await Promise.all(writing)
  expect(sizes).toEqual([2])
})

test('a turn reads for ten milliseconds and leaves the rest to the next', async () => {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const slowly = () => {
    now += 6
    return count()
  }
  const reading = [1, 2, 3, 4, 5].map(() => groups.read(slowly))
  const begun = () => log.filter((statement) => statement === 'begin').length
  await setImmediate()
  expect([begun(), now]).toEqual([1, 1_012])
  expect(await Promise.all(reading)).toEqual([0, 0, 0, 0, 0])
  expect(begun()).toBe(3)
})

test('after a slow turn reads run at once, and after a quick one at the end of the turn again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const first = groups.read(count)
  now.mockReturnValue(1_026)
  await first
  log.length = 0
  const second = groups.read(count)
  expect(log).toEqual(['select count(*) from notes'])
  await second
  await setImmediate()
  log.length = 0
  const third = groups.read(count)
  expect(log).toEqual([])
  await third
})

test('a group has at most 128 writes, and those beyond them go into the next', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, id) => groups.write(insert(id))))
  expect(sizes).toEqual([128, 128, 44])
  expect(count()).toBe(300)
})

test('an error that undoes the group fails each of its writes, and the next ones go on', async () => {
  const undoing = () => database.prepare('insert or rollback into notes values (1)').run()
  const promises = [groups.write(insert(1)), groups.write(undoing), groups.write(insert(2))]
  expect(await statusOf(promises)).toEqual(['rejected', 'rejected', 'rejected'])
  await groups.write(insert(3))
  expect(await groups.read(count)).toBe(1)
})

test('a commit that fails fails each write of its own group and of no other', async () => {
  const orphan = () => database.prepare('insert into owners values (999)').run()
  const first = Array.from({ length: 128 }, (_, id) => groups.write(id === 5 ? orphan : insert(id)))
  const second = [groups.write(insert(200)), groups.write(insert(201))]
  expect(new Set(await statusOf(first))).toEqual(new Set(['rejected']))
  expect(await statusOf(second)).toEqual(['fulfilled', 'fulfilled'])
  expect(await groups.read(count)).toBe(2)
})

test('a transaction waits for nothing: what was asked for before it is done first', async () => {
  const writing = groups.write(insert(1))
  const reading = groups.read(count)
  groups.begin()
  insert(2)()
  groups.undo()
  await writing
  expect(await reading).toBe(0)
  expect(count()).toBe(1)
})
