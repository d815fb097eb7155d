import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { changes, reads } from './batch-forms.ts'
import { createBatchStatement } from './batch-statement.ts'
import { statementsOf } from './statements.ts'
import { findPrepared } from './prepared-statements.ts'

type Tables = {
  users: { id: string; name: string; email: string; role: string }
  attempts: { id: string; version: number; score: number }
  notes: { id: string; day: number }
}
type Db = Kysely<Tables>
const { compileOnce, insertOnce } = statementsOf<Tables>()
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

/** The statement for many, and the values that it is sent with, if all parameters are texts. */
async function batchOf(run: (db: Db) => Promise<unknown>, many: readonly (readonly unknown[])[] = []) {
  const texts: string[] = []
  const db = new Kysely<never>({ dialect, log: ({ query }) => void texts.push(query.sql) }) as unknown as Db
  await run(db)
  const { batchable } = findPrepared(texts[0] ?? '') ?? {}
  if (!batchable) throw new Error(`${texts[0]} is not kept`)
  const sent: { text: string; values: unknown[] }[] = []
  const client = {
    query: async (query: string | { text: string; values: unknown[] }) => {
      if (typeof query === 'string') return [{ rows: [{ types: batchable.slots.map(() => 25) }] }]
      sent.push(query)
      return { fields: [], rows: [] }
    },
  } as unknown as ClientBase
  const queries = many.map((parameters) => ({ parameters })) as never
  await createBatchStatement(batchable, { name: 'a' })(client, queries)
  return { single: texts[0], ...sent[0] }
}

test('a read runs for each row of the batch, with what is the same in each as it is', async () => {
  const read = compileOnce(reads, (db, of: { id: string; role: string }) =>
    db
      .selectFrom('users')
      .select('name')
      .where('id', '=', of.id)
      .where('name', '!=', 'x')
      .where('role', '=', of.role as never)
      .where('email', '!=', of.id),
  )
  const { text, values } = await batchOf((db) => read(db, { id: '', role: '' }), [['a', 'x', 'b', 'a']])
  expect(text).toBe(
    'select batch.n, found.* from unnest($1::text[], $2::text[]) with ordinality as batch(p1, p2, n) ' +
      'cross join lateral (select "name" from "users" where "id" = "batch"."p1" and "name" != $3 ' +
      'and "role" = "batch"."p2" and "email" != "batch"."p1") as found',
  )
  expect(values?.map((value) => (Buffer.isBuffer(value) ? value.toString('latin1').at(-1) : value))).toEqual([
    'a',
    'b',
    'x',
  ])
})

test('a change changes the rows of the batch, each by its ID and version', async () => {
  const change = compileOnce(changes('id'), (db, to: { id: string; version: number; score: number }) =>
    db
      .updateTable('attempts')
      .set({ score: to.score })
      .where('id', '=', to.id)
      .where('version', '=', to.version),
  )
  const { text } = await batchOf((db) => change(db, { id: '', version: 0, score: 0 }))
  expect(text).toBe(
    'update "attempts" set "score" = "batch"."p1" from unnest($1::text[], $2::text[], $3::text[]) with ordinality ' +
      'as batch(p1, p2, p3, n) where "id" = "batch"."p2" and "version" = "batch"."p3" returning batch.n as "n"',
  )
})

test('an insert that does nothing if the row is there inserts the rows of the batch', async () => {
  const insert = insertOnce('notes' as never, ['day' as never, 'id' as never], (note: { id: string }) => {
    return { id: note.id, day: 5 }
  })
  const { single, text } = await batchOf((db) => insert(db, { id: '' }))
  expect(single).toBe(
    'insert into "notes" ("id", "day") values ($1, $2) on conflict ("day", "id") do nothing',
  )
  expect(text).toBe(
    'insert into "notes" ("id", "day") select "batch"."p1", $1 from unnest($2::text[]) with ordinality ' +
      'as batch(p1, n) on conflict ("day", "id") do nothing returning "id"',
  )
})

test('two statements that differ in a constant only are refused', async () => {
  const nameOf = (role: 'student' | 'admin') =>
    compileOnce(reads, (db, of: { id: string }) =>
      db.selectFrom('users').select('email').where('id', '=', of.id).where('role', '=', role),
    )
  await batchOf((db) => nameOf('student')(db, { id: '' }))
  await batchOf((db) => nameOf('student')(db, { id: '' }))
  await expect(batchOf((db) => nameOf('admin')(db, { id: '' }))).rejects.toThrow('differ in a constant only')
})
