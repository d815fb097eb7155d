import { setImmediate } from 'node:timers/promises'
import {
  type CompiledQuery,
  type ConnectionProvider,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { changes } from './batch-forms.ts'
import { createBatches, type Way } from './batches.ts'
import { statementsOf } from './statements.ts'

type Note = { id: string; version: number }

/** Batches on a pool that notes the IDs of each statement, with a lock that holds statements up. */
async function createFixture(failing: (ids: string) => boolean = () => false, way: Way = 'direct') {
  const sent: string[] = []
  const around: string[] = []
  const names: unknown[] = []
  const alone: string[] = []
  let lock = Promise.resolve()
  const client = {
    release: () => {},
    query: async (query: string | { name?: string; values: Buffer[] }) => {
      if (typeof query === 'string') {
        around.push(query)
        return [{ rows: [{ types: [25, 23] }] }]
      }
      names.push(query.name)
      const ids = [...(query.values[0]?.toString('latin1').matchAll(/[a-z]\d/g) ?? [])].join()
      sent.push(ids)
      await lock
      if (failing(ids)) throw new Error('refused')
      return { fields: [{ name: 'n' }], rows: ids.split(',').map((_, index) => [index + 1]) }
    },
  }
  const connections: ConnectionProvider = {
    provideConnection: (consumer) =>
      consumer({
        executeQuery: async ({ parameters }: CompiledQuery) => {
          alone.push(String(parameters[0]))
          if (parameters[0] === 'b2') throw new Error('a bad row')
          return { rows: [], numAffectedRows: 1n }
        },
        streamQuery: () => {
          throw new Error('not needed')
        },
      }),
  }
  const pool = { connect: async () => client, end: async () => {} } as unknown as pg.Pool
  const batches = createBatches(pool, {
    alone: { connections, retryForMs: 100, isUnavailable: () => false },
    observe: (run) => run,
    way,
  })
  let compiled: CompiledQuery | undefined
  const db = new Kysely<{ notes: Note }>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      compiled = query
    },
  })
  const { compileOnce } = statementsOf<{ notes: Note }>()
  const change = compileOnce(changes('id'), (of, to: Note) =>
    of.updateTable('notes').set({ id: to.id }).where('version', '=', to.version),
  )
  await change(db, { id: '', version: 0 })
  const run = batches.runOf(compiled?.sql ?? '')
  const ask = async (id: string) => run?.({ ...(compiled as CompiledQuery), parameters: [id, 0] })
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    lock = promise
    return resolve
  }
  return { ask, sent, around, names, alone, hold, batches }
}

test('what arrives while a statement is under way goes into the next one, in the order of its rows', async () => {
  const { ask, sent, hold, batches } = await createFixture()
  const letGo = hold()
  const first = ask('a1')
  await setImmediate()
  await setImmediate()
  const others = ['c3', 'b2', 'd4'].map(ask)
  letGo()
  expect((await first)?.numAffectedRows).toBe(1n)
  await Promise.all(others)
  expect(sent).toEqual(['a1', 'b2,c3,d4'])
  await batches.end()
})

test('two changes of one row do not meet in a statement', async () => {
  const { ask, sent } = await createFixture()
  await Promise.all(['a1', 'b2', 'a1'].map(ask))
  expect(sent).toEqual(['a1,b2', 'a1'])
})

test('if a batch fails, each of its queries runs alone, and a bad one fails alone', async () => {
  const { ask, alone } = await createFixture((ids) => ids.includes('b2'))
  const outcomes = await Promise.allSettled(['a1', 'b2', 'c3'].map(ask))
  expect(alone).toEqual(['a1', 'b2', 'c3'])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('what was never declared is not batched', async () => {
  const { batches } = await createFixture()
  expect(batches.runOf('select 1')).toBeUndefined()
})

test('through a pooler a batch has its settings for its transaction only', async () => {
  const { ask, around, names } = await createFixture(undefined, 'pooler')
  await Promise.all(['a1', 'b2'].map(ask))
  const [, begin = '', ...after] = around
  expect(begin).toMatch(/^begin;/)
  expect(begin.match(/set_config\([^)]*\)/g)?.length).toBeGreaterThan(5)
  expect(begin).not.toContain('false')
  expect(after).toEqual(['commit'])
  expect(names).toEqual([expect.stringMatching(/_batch$/)])
})

test('a pooler without prepared statements gets none, and a batch that fails there is told after it is undone', async () => {
  const { ask, around, names, alone } = await createFixture(
    (ids) => ids.includes('b2'),
    'pooler without prepared statements',
  )
  await Promise.allSettled(['a1', 'b2'].map(ask))
  expect(names).toEqual([undefined])
  expect(around.at(-1)).toBe('commit')
  expect(alone).toEqual(['a1', 'b2'])
})
