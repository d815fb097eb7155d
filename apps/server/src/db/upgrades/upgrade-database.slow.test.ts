import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseConfig, readDatabase } from '../../config/config.ts'
import { unpackFixtureDatabase } from '../../testing/fixture-databases/fixture-database.ts'
import { asSuperuser, createDatabase, newDatabaseName } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { moveData } from '../copies/move-data.ts'
import { migrations } from '../migrations/all-migrations.ts'
import { migrate } from '../migrations/migrate.ts'
import { readStoreState } from '../migrations/store-state.ts'
import { openStore } from '../open-store.ts'
import { openPostgres, retrying } from '../postgres/postgres.ts'
import type { Store } from '../store.ts'
import { bringUpToDate } from './upgrade-database.ts'

const host = inject('postgresHost')
const spoil: Migration['up'] = async (db) => {
  await sql`update attempts set score = 0, answers = 'spoilt'`.execute(db)
}
const withNext = (up: Migration['up'] = async () => {}) => ({ ...migrations, '9999-next': { up } })

const seenIn = async ({ db }: Store) => [
  await db
    .selectFrom('attempts')
    .select(['id', 'state', 'score', 'outcomes', 'answers'])
    .orderBy('id')
    .execute(),
  await db.selectFrom('users').select(['id', 'name']).orderBy('id').execute(),
  await readStoreState({ db }),
]

describe.runIf(host)('a database of the version before, on postgres', () => {
  let folder: string
  let template: string
  let name: string
  const at = (database: string) =>
    readDatabase(urlOf(host, database)) as DatabaseConfig & { engine: 'postgres' }

  /** As one connection sees it. */
  async function look<T>(use: (store: Store) => Promise<T>): Promise<T> {
    const store = openPostgres(at(name), retrying)
    try {
      return await use(store)
    } finally {
      await store.close()
    }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quizly-upgrade-'))
    const file = join(folder, 'kept.db')
    await unpackFixtureDatabase(file)
    template = newDatabaseName()
    await createDatabase(host, template)
    const { target } = await moveData({ from: { engine: 'sqlite', file }, to: at(template) })
    await target.close()
  })
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    name = newDatabaseName()
    await createDatabase(host, name, `template ${template}`)
  })

  test('is brought up to date by one of two servers that start at once', async () => {
    const [attempts, users] = await look(seenIn)
    const upgrades: string[] = []
    const start = () => openStore(at(name), { onUpgrade: ({ from }) => upgrades.push(from) })
    const stores = await Promise.all([start(), start()])
    await Promise.all(stores.map((store) => store.close()))
    const [attemptsNow, usersNow, { steps, versions }] = (await look(seenIn)) as [
      unknown,
      unknown,
      Awaited<ReturnType<typeof readStoreState>>,
    ]
    expect([attemptsNow, usersNow]).toEqual([attempts, users])
    expect([steps.toSorted(), versions]).toEqual([Object.keys(migrations), ['0.3.0']])
    expect(upgrades).toContain('0.2')
  })

  test('is as before if a change fails, and if its server loses the database in it', async () => {
    const before = await look(seenIn)
    const failing = withNext(async (db) => {
      await spoil(db)
      throw new Error('out of order')
    })
    await expect(look((store) => bringUpToDate(store, { known: failing }))).rejects.toThrow(
      'cannot be brought up to date: out of order.',
    )
    expect(await look(seenIn)).toEqual(before)
    const cut = withNext(async (db) => {
      await spoil(db)
      await asSuperuser(
        host,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`,
      )
      await sql`select 1`.execute(db)
    })
    await expect(look((store) => bringUpToDate(store, { known: cut }))).rejects.toThrow(
      'cannot be brought up to date: ',
    )
    expect(await look(seenIn)).toEqual(before)
    await (await openStore(at(name))).close()
  })

  test('is refused if it is of a newer version, before anything is written', async () => {
    await look((store) => migrate(store, { known: withNext(), version: '2.3.0' }))
    const before = await look(seenIn)
    await expect(openStore(at(name))).rejects.toThrow(
      'This data was written by Quizly 2.3; this is 0.3. Start 2.3, or restore a copy from before. It is in postgres://',
    )
    const to = { engine: 'sqlite', file: join(folder, 'newer.db') } as const
    await expect(moveData({ from: at(name), to })).rejects.toThrow('was written by Quizly 2.3; this is 0.3.')
    expect(await look(seenIn)).toEqual(before)
  })

  test('waits with a change that older servers cannot live with, until they are gone or somebody says so', async () => {
    const known = withNext()
    const options = { known, version: '0.4.0', breaking: new Set(['9999-next']) }
    await (await openStore(at(name))).close()
    const older = { id: 'older', seen_at: Date.now(), version: '0.3.0', step: '' }
    await look(({ db }) => db.insertInto('live_nodes').values(older).execute())
    await expect(look((store) => bringUpToDate(store, options))).rejects.toThrow(
      / cannot be brought up to date while a server of Quizly 0\.3 runs, which could not go on with it\. Stop the older servers and start again, or say so with: npm run migrate\.$/,
    )
    expect((await look(readStoreState)).steps).not.toContain('9999-next')
    await look((store) => bringUpToDate(store, { ...options, breaking: new Set() }))
    expect((await look(readStoreState)).steps).toContain('9999-next')
  })

  test('waits no longer when older servers are gone, or when it is asked for', async () => {
    const options = { known: withNext(), version: '0.4.0', breaking: new Set(['9999-next']) }
    await (await openStore(at(name))).close()
    const older = { id: 'older', seen_at: Date.now() - 60_000, version: '0.3.0', step: '' }
    await look(({ db }) =>
      db
        .insertInto('live_nodes')
        .values([older, { ...older, id: 'same', seen_at: Date.now(), version: '0.4.1' }])
        .execute(),
    )
    await look((store) => bringUpToDate(store, options))
    const [next, both] = [{ ...withNext(), '9999-second': { up: async () => {} } }, new Set(['9999-second'])]
    const program = { known: next, version: '0.5.0', breaking: both }
    await expect(look((store) => bringUpToDate(store, program))).rejects.toThrow(
      'a server of Quizly 0.4.1 runs',
    )
    await look((store) => bringUpToDate(store, { ...program, isRequested: true }))
    expect((await look(readStoreState)).steps).toContain('9999-second')
  })
})
