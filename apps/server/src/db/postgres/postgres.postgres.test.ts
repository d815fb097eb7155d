import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { readDatabase } from '../../config/config.ts'
import { StartError } from '../../start-error.ts'
import { asSuperuser, createDatabase, newDatabaseName } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { seed } from '../../testing/seed.ts'
import { compileOnce, reads } from '../compile-once.ts'
import { migrations } from '../migrations/all-migrations.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'

const host = inject('postgresHost')

describe.runIf(host)('PostgreSQL', () => {
  let database: string
  let url: string
  beforeEach(() => {
    database = newDatabaseName()
    url = urlOf(host, database)
  })

  const using = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore(readDatabase(url))
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  const setting = (name: string) => async (store: Store) => {
    const { rows } = await sql.raw<Record<string, string>>(`show ${name}`).execute(store.db)
    return Object.values(rows[0] ?? {})[0]
  }
  const refusal = async (address = url) => {
    const error: unknown = await openStore(readDatabase(address)).then(
      (store) => store.close(),
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StartError)
    return error instanceof StartError ? error.message : ''
  }

  test('ten servers that start at once make the tables once', async () => {
    await createDatabase(host, database)
    const stores = await Promise.all(Array.from({ length: 10 }, () => openStore(readDatabase(url))))
    const applied = await sql`select name from kysely_migration`.execute(stores[0]!.db)
    expect(applied.rows).toHaveLength(Object.keys(migrations).length)
    await Promise.all(stores.map((store) => store.close()))
  })

  test('plans what is compiled once only once on each connection', async () => {
    await createDatabase(host, database)
    const namesOf = compileOnce(reads, (db, { email }: { email: string }) =>
      db.selectFrom('users').select('name').where('email', '=', email),
    )
    const plans = await using(({ db }) =>
      db.transaction().execute(async (trx) => {
        for (const email of ['a@x', 'b@x', 'c@x']) await namesOf(trx, { email })
        return sql`select generic_plans + custom_plans as runs from pg_prepared_statements`.execute(trx)
      }),
    )
    expect(plans.rows).toEqual([{ runs: 3 }])
  })

  test('text is in the order of its bytes, whatever the language of the database', async () => {
    await createDatabase(host, database, `template template0 locale_provider icu icu_locale 'en-US'`)
    const names = ['Zoë', 'anna', 'Émile', 'Ben', 'a b', 'ab', '😀', '\uFFFD']
    const sorted = await using(async ({ db }) => {
      await seed(db, { users: Object.fromEntries(names.map((name, i) => [`u${i}`, { name }])) })
      return db.selectFrom('users').select('name').orderBy('name').execute()
    })
    expect(sorted.map(({ name }) => name)).toEqual(
      names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
    const columns = await asSuperuser(
      host,
      `select table_name, column_name from information_schema.columns where table_schema = 'public'
        and data_type = 'text' and collation_name is distinct from 'C'`,
      database,
    )
    expect(columns.rows).toEqual([])
  })

  test('moments, counts and sums are numbers', async () => {
    await createDatabase(host, database)
    const { rows } = await using(({ db }) =>
      sql`select 1767600000000::bigint as moment, count(*) as count, sum(7::bigint) as sum`.execute(db),
    )
    expect(rows).toEqual([{ moment: 1_767_600_000_000, count: 1, sum: 7 }])
  })

  test('commits reach the disk, also where the database is set otherwise', async () => {
    await createDatabase(host, database)
    await asSuperuser(host, `alter database ${database} set synchronous_commit = off`)
    expect(await using(setting('synchronous_commit'))).toBe('on')
    expect(await using(setting('statement_timeout'))).toBe('15s')
    url = `${url}&options=${encodeURIComponent('-c synchronous_commit=remote_apply')}`
    expect(await using(setting('synchronous_commit'))).toBe('remote_apply')
  })

  test('a server that never flushes is refused, unless it says that its data are to be thrown away', async () => {
    await createDatabase(host, database)
    expect(await using(setting('fsync'))).toBe('off')
    await asSuperuser(host, `alter database ${database} set quizly.throwaway = off`)
    expect(await refusal()).toMatch(/has fsync=off, so saved answers could be lost\.$/)
  })

  test('a database that cannot keep every text, or only be read, is refused', async () => {
    await createDatabase(host, database, `template template0 encoding 'LATIN1' locale 'C'`)
    expect(await refusal()).toContain('has the encoding LATIN1')
    const readOnly = newDatabaseName()
    await createDatabase(host, readOnly)
    await asSuperuser(host, `alter database ${readOnly} set default_transaction_read_only = on`)
    expect(await refusal(urlOf(host, readOnly))).toContain('can only be read')
  })

  test('what keeps us out is told in a sentence, without the password', async () => {
    await asSuperuser(host, `create role locked login password 'right'`)
    const missing = urlOf(host, 'missing')
    const wrong = url.replace('quizly@', 'locked:s3cret@')
    const cases: [address: string, sentence: string][] = [
      [missing, `The database of postgres://${host}/missing does not exist. Create it first.`],
      [
        wrong,
        `PostgreSQL refuses the user name or password in DATABASE_URL for postgres://${host}/${database}.`,
      ],
      [url.replace('quizly@', 'locked@'), `postgres://${host}/${database} cannot be opened: SASL`],
      ['postgres://ada:s3cret@127.0.0.1:1/quizly', 'No PostgreSQL answers at postgres://127.0.0.1:1/quizly.'],
      [
        'postgres://ada:s3cret@no.invalid/quizly',
        'The host of postgres://no.invalid/quizly cannot be found.',
      ],
    ]
    for (const [address, sentence] of cases) {
      const message = await refusal(address)
      expect(message).toContain(sentence)
      expect(message).toMatch(/^[^\n]+\.$/)
      expect(message).not.toContain('s3cret')
    }
    vi.stubEnv('PGPASSWORD', 'right')
    await createDatabase(host, database)
    expect(await refusal(url.replace('quizly@', 'locked@'))).toMatch(
      /cannot be brought up to date: permission denied for schema public\.$/,
    )
    vi.unstubAllEnvs()
    await asSuperuser(host, 'drop role locked')
  })
})
