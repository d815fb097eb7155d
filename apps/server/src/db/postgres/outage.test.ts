import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { getReadiness, login, me, saveAnswers } from '@quizly/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import {
  asSuperuser,
  createDatabase,
  makeTemplate,
  newDatabaseName,
} from '../../testing/postgres/databases.ts'
import {
  type LongLivedServer,
  startLongLivedServer,
  urlOf,
} from '../../testing/postgres/long-lived-server.ts'
import { openPostgresForTest } from '../../testing/postgres/test-store.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { seededPassword } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from '../store.ts'
import { isUnavailable } from '../unavailable.ts'

const host = inject('postgresHost')
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe.runIf(host)('while PostgreSQL is away', () => {
  let server: LongLivedServer
  let t: TestApp
  beforeAll(async () => {
    server = await startLongLivedServer()
    await makeTemplate(server.host)
    const open = () => openPostgresForTest(server.host)
    t = await createTestApp({ engine: { name: 'postgres', open }, config: { rateLimits: true } })
  })
  afterAll(async () => {
    await t.close()
    await server.remove()
  })

  test.each(['stop', 'crash'] as const)(
    'after a %s people are told to come back, and then can',
    async (how) => {
      const { users, quizzes } = await t.seed({
        users: { [`ada-${how}`]: { role: 'admin' }, [`ben-${how}`]: {} },
        quizzes: { biology: { owner: `ada-${how}` } },
      })
      const ben = users[`ben-${how}`]
      if (!ben) throw new Error('There is no student')
      const { token } = ben
      const { attempt } = await begin(t, ben, quizzes.biology)
      const changes = rightAnswers(quizzes.biology.questions)
      const saving = { token, params: { attemptId: attempt._id }, body: { changes } }
      expect((await t.call(saveAnswers, saving)).status).toBe(200)

      const waiting = failureOf(sql`select pg_sleep(60)`.execute(t.store.db))
      const transaction = failureOf(
        t.store.db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx)
          await waiting
          await sql`select 1`.execute(trx)
        }),
      )
      await server.order(how)
      expect(isUnavailable(await waiting)).toBe(true)
      expect(isUnavailable(await transaction)).toBe(true)
      const body = { email: ben.email, password: seededPassword }
      const calls = [
        t.call(me, { token }),
        t.call(saveAnswers, saving),
        t.call(login, { body }),
        t.call(getReadiness),
      ]
      for (const call of calls) {
        const { status, failure, headers } = await call
        expect([status, failure.code, headers['retry-after']]).toEqual([503, 'busy', '5'])
        expect(failure.message).toMatch(/\.$/)
      }

      await server.order('start')
      expect((await t.call(me, { token })).status).toBe(200)
      expect((await t.call(login, { body })).status).toBe(200)
      const { attempt: resumed } = await begin(t, ben, quizzes.biology)
      expect(resumed.answers).toMatchObject(changes)
    },
  )
})

/** As after a switchover behind a pooler: its connections stay, and lead to a server that can only be read. */
describe.runIf(host)('when PostgreSQL takes no changes any more', () => {
  let server: LongLivedServer
  beforeAll(async () => {
    server = await startLongLivedServer()
    await makeTemplate(server.host)
  })
  afterAll(() => server.remove())

  const makeReadOnly = async (value: 'on' | 'off') => {
    await asSuperuser(server.host, `alter system set default_transaction_read_only = ${value}`)
    await asSuperuser(server.host, 'select pg_reload_conf()')
  }
  const saysWhether = async (db: Db) => {
    const { rows } = await sql<{ on: string }>`select current_setting('transaction_read_only') as on`.execute(
      db,
    )
    return rows[0]?.on
  }

  test.each([
    ['alone', (db: Db) => sql`create table nothing (id integer)`.execute(db)],
    [
      'in a transaction',
      (db: Db) => db.transaction().execute((trx) => sql`create table nothing (id integer)`.execute(trx)),
    ],
  ])('one change %s gives up all connections from before, and nothing is read there', async (_, change) => {
    const name = newDatabaseName()
    await createDatabase(server.host, name)
    const url = urlOf(server.host, name)
    const store = openPostgres({ engine: 'postgres', url, poolSize: 8 }, { connections: 8, connectMs: 5_000 })
    try {
      const atOnce = () =>
        Promise.all([1, 2, 3, 4].map(() => failureOf(sql`select pg_sleep(0.1)`.execute(store.db))))
      expect(await atOnce()).toEqual([undefined, undefined, undefined, undefined])
      await makeReadOnly('on')
      await vi.waitFor(async () => expect(await saysWhether(store.db)).toBe('on'))
      expect(isUnavailable(await failureOf(change(store.db)))).toBe(true)
      for (const failure of await atOnce()) expect(isUnavailable(failure)).toBe(true)
      await makeReadOnly('off')
      await vi.waitFor(async () =>
        expect(await atOnce()).toEqual([undefined, undefined, undefined, undefined]),
      )
    } finally {
      await makeReadOnly('off')
      await store.close()
    }
  })

  test('students are told to come back, also by batches, and find their answers when they can', async () => {
    const open = () => openPostgresForTest(server.host)
    const t = await createTestApp({ engine: { name: 'postgres', open } })
    try {
      const { users, quizzes } = await t.seed({
        users: { ada: { role: 'admin' }, ben: {} },
        quizzes: { biology: { owner: 'ada' } },
      })
      const { token } = users.ben
      const { attempt, questions } = await begin(t, users.ben, quizzes.biology)
      const save = (selectedOption: string) =>
        t.call(saveAnswers, {
          token,
          params: { attemptId: attempt._id },
          body: { changes: [{ questionId: questions[0]?._id ?? '', selectedOption }] },
        })
      const statuses = async (calls: Promise<{ status: number }>[]) =>
        new Set((await Promise.all(calls)).map(({ status }) => status))
      expect(await statuses([save('2'), t.call(me, { token })])).toEqual(new Set([200]))
      await makeReadOnly('on')
      await vi.waitFor(async () => expect(await statuses([save('3')])).toEqual(new Set([503])))
      // Nobody reads on as if all were well.
      await vi.waitFor(async () =>
        expect(await statuses([1, 2, 3, 4].map(() => t.call(me, { token })))).toEqual(new Set([503])),
      )
      await makeReadOnly('off')
      await vi.waitFor(async () => expect(await statuses([save('4')])).toEqual(new Set([200])))
      const resumed = await begin(t, users.ben, quizzes.biology)
      expect(resumed.attempt.answers).toMatchObject([{ selectedOption: '4' }])
    } finally {
      await makeReadOnly('off')
      await t.close()
    }
  })
})

describe.runIf(host)('a connection to PostgreSQL', () => {
  const limits = { connections: 1, connectMs: 300 }
  const open = (url: string, more: Partial<Parameters<typeof openPostgres>[1]>) =>
    openPostgres({ engine: 'postgres', url, poolSize: 1 }, { ...limits, ...more })
  const database = urlOf(host, 'postgres')
  /** On a busy machine connecting alone may take longer than these limits. */
  const untilItWorks = ({ db }: ReturnType<typeof open>) =>
    vi.waitFor(async () => {
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    })

  test('gives up a statement that takes too long', async () => {
    const store = open(database, { statementMs: 100 })
    expect(isUnavailable(await failureOf(sql`select pg_sleep(60)`.execute(store.db)))).toBe(true)
    await untilItWorks(store)
    await store.close()
  })

  test('is not waited for longer than it may take', async () => {
    const store = open(database, {})
    await untilItWorks(store)
    await store.db.transaction().execute(async () => {
      expect(isUnavailable(await failureOf(sql`select 1`.execute(store.db)))).toBe(true)
    })
    await store.close()
  })

  test('is not made to a server that can only be read', async () => {
    const name = newDatabaseName()
    await createDatabase(host, name)
    await asSuperuser(host, `alter database ${name} set default_transaction_read_only = on`)
    const store = open(urlOf(host, name), {})
    expect(isUnavailable(await failureOf(sql`select 1`.execute(store.db)))).toBe(true)
    await asSuperuser(host, `alter database ${name} reset default_transaction_read_only`)
    await untilItWorks(store)
    await store.close()
  })

  test('is given up when its server takes no changes any more', async () => {
    const store = open(database, {})
    await untilItWorks(store)
    await sql`create temporary table only_here (id integer)`.execute(store.db)
    await sql`set default_transaction_read_only = on`.execute(store.db)
    const change = sql`create table nothing (id integer)`
    expect(isUnavailable(await failureOf(change.execute(store.db)))).toBe(true)
    await untilItWorks(store)
    const { rows } = await sql<{ only: unknown }>`select to_regclass('only_here') as only`.execute(store.db)
    expect(rows).toEqual([{ only: null }])
    await store.close()
  })

  test('is replaced when the server falls silent', async () => {
    const sockets: Socket[] = []
    const proxy = createServer((socket) => {
      const upstream = connect(join(host, '.s.PGSQL.5432'))
      socket.pipe(upstream).pipe(socket)
      for (const end of [socket, upstream]) end.on('error', () => {})
      sockets.push(upstream)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const address = proxy.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
    const store = open(`postgres://quizly@127.0.0.1:${address.port}/postgres`, { silenceMs: 200 })
    await untilItWorks(store)

    for (const upstream of sockets) upstream.unpipe().pause()
    expect(isUnavailable(await failureOf(sql`select 1`.execute(store.db)))).toBe(true)
    await untilItWorks(store)
    await store.close()
    proxy.close()
    for (const upstream of sockets) upstream.destroy()
  })
})
