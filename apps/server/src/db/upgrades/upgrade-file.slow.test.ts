import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  inFile,
  fixtureVersion,
  seenIn,
  stepsOf,
  unpackFixtureDatabase,
} from '../../testing/fixture-databases/fixture-database.ts'
import { killUpgrades } from '../../testing/fixture-databases/killed-upgrades.ts'
import { restoreDatabase } from '../copies/restore-database.ts'
import { migrations } from '../migrations/all-migrations.ts'
import { openToServe } from '../open-store.ts'
import { openUpToDate } from './upgrade-file.ts'

const spoil: Migration['up'] = async (db) => {
  await sql`update attempts set score = 0, answers = 'spoilt'`.execute(db)
}
const withNext = (up: Migration['up']) => ({ ...migrations, '9999-next': { up } })

let folder: string
let file: string
let copy: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-upgrade-'))
  file = join(folder, 'quizly.db')
  copy = `${file}.before-0.2`
  await unpackFixtureDatabase(file)
})
afterEach(() => rm(folder, { recursive: true }))

describe('a data file of the version before', () => {
  test('is brought up to date, and kept beside it as it was', async () => {
    const [before, steps] = [seenIn(file), stepsOf(file)]
    const upgrades: object[] = []
    const store = await openToServe({ engine: 'sqlite', file }, { onUpgrade: (done) => upgrades.push(done) })
    expect(upgrades).toEqual([{ from: '0.2', copy, ms: expect.any(Number) }])
    const versions = await store.db.selectFrom('versions').select('version').execute()
    expect(versions).toEqual([{ version: '0.3.0' }])
    await store.close()
    expect(seenIn(file)).toEqual(before)
    expect(stepsOf(file)).toEqual(Object.keys(migrations))
    expect([seenIn(copy), stepsOf(copy)]).toEqual([before, steps])

    await (
      await openToServe({ engine: 'sqlite', file }, { onUpgrade: (done) => upgrades.push(done) })
    ).close()
    expect(upgrades).toHaveLength(1)
    expect((await readdir(folder)).toSorted()).toEqual([
      'quizly.db',
      'quizly.db.before-0.2',
      'quizly.db.lock',
    ])
    await restoreDatabase(copy, file, 0)
    expect(stepsOf(file)).toEqual(steps)
  })

  test('stays as it is where there is no room for that', async () => {
    const before = readFileSync(file)
    await expect(openUpToDate(file, { freeBytes: () => 1e6 })).rejects.toThrow(
      `The data file ${file} is of an older version. To bring it up to date, with a copy beside it, 10 MB are needed; 1 MB are free. Make room and start again; nothing has been changed.`,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(existsSync(copy)).toBe(false)
  })

  test('stays as it is while a server uses it', async () => {
    await (await openToServe({ engine: 'sqlite', file }, {})).close()
    const serving = await openToServe({ engine: 'sqlite', file }, {})
    await expect(openUpToDate(file, { known: withNext(spoil) })).rejects.toThrow(
      `The data file ${file} is of an older version, and a Quizly that runs is using it. Stop that one first.`,
    )
    await serving.close()
  })

  const failures: [string, Migration['up'], string][] = [
    [
      'fails halfway',
      async (db) => {
        await spoil(db)
        throw new Error('out of order')
      },
      'out of order',
    ],
    [
      'fills the disk',
      async (db) => {
        await sql`pragma max_page_count = 1`.execute(db)
        await sql`create table more as select * from attempts, (select 1 union select 2)`.execute(db)
      },
      'database or disk is full',
    ],
    [
      'fails when a part of it is done for good',
      async (db: Kysely<unknown>) => {
        await spoil(db)
        await sql`commit`.execute(db)
        throw new Error('out of order')
      },
      'out of order',
    ],
  ]
  test.each(failures)('is as before if a change %s', async (_what, up, reason) => {
    const [before, steps] = [seenIn(file), stepsOf(file)]
    const opening = openUpToDate(file, { known: withNext(up) })
    await expect(opening).rejects.toThrow(
      new RegExp(
        `^The data in .+ cannot be brought up to date: .*${reason}.* The data is as it was, and Quizly 0\\.2 can use it\\. A copy is ${copy}\\.$`,
      ),
    )
    expect([seenIn(file), stepsOf(file)]).toEqual([before, steps])
    await (await openUpToDate(file)).close()
    expect(seenIn(file)).toEqual(before)
  })

  test('is whole wherever a server is killed that brings it up to date', async () => {
    const findings = await killUpgrades(folder, 3, 'few')
    expect(findings.filter(({ count, mustBe }) => mustBe !== undefined && count !== mustBe)).toEqual([])
  })
})

describe('a data file of a newer version is refused in one sentence, and nothing is written', () => {
  test.each([
    ['that has changed the tables', '2.3.0', withNext(async () => {}), 'Quizly 2.3', '2.3'],
    ['that has the same tables', '2.3.1', migrations, 'Quizly 2.3.1', '2.3.1'],
    ['that has not said which', '0.3.0', withNext(async () => {}), 'a newer Quizly', 'the newer one'],
  ])('one %s', async (_what, version, known, other, start) => {
    await (await openUpToDate(file, { known, version })).close()
    const before = readFileSync(file)
    const sentence = `This data was written by ${other}; this is 0.3. Start ${start}, or restore a copy from before. It is in ${file}.`
    await expect(openToServe({ engine: 'sqlite', file }, {})).rejects.toThrow(sentence)
    expect(readFileSync(file).equals(before)).toBe(true)
    await expect(restoreDatabase(file, join(folder, 'elsewhere.db'), 0)).rejects.toThrow(
      `${file} was written by ${other}; this is 0.3.`,
    )
    expect(existsSync(join(folder, 'elsewhere.db'))).toBe(false)
  })

  test('but not one that differs in the last number alone', async () => {
    await (await openUpToDate(file, { version: '0.3.7' })).close()
    await (await openUpToDate(file)).close()
    const versions = inFile(file, (database) =>
      database.prepare('select version from versions').pluck().all(),
    )
    expect(versions.toSorted()).toEqual(['0.3.0', '0.3.7'])
  })
})

test('the fixture database is the one of the version before', () => {
  expect(fixtureVersion).toBe('0.2.0')
  const states = inFile(file, (database) =>
    database.prepare('select state, count(*) as n from attempts group by state order by state').all(),
  )
  expect(states).toEqual([
    { state: 'admitted', n: 5 },
    { state: 'in-progress', n: 30 },
    { state: 'submitted', n: 1_039 },
  ])
})
