import { type AliasedRawBuilder, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'

/** The values of all queries as a table with the columns p1, p2, … and n, from 1. */
type BatchTable = AliasedRawBuilder<unknown, 'batch'>

export type ValuesOfBatch = Readonly<Record<string, RawBuilder<unknown>>>

type Answer = {
  names: readonly string[]
  rows: readonly (readonly unknown[])[]
  queries: readonly CompiledQuery[]
}

export type Batchable = {
  sql: string
  /** What each placeholder stands for: the name of a value, or undefined for the same constant in each query. */
  slots: readonly (string | undefined)[]
  constants: readonly unknown[]
  write: (values: ValuesOfBatch, batch: BatchTable) => CompiledQuery
  /** The values that name the row which a query writes; none if it only reads. Two writes of one row never meet. */
  key: readonly string[]
  deal: (answer: Answer, keyOf: KeyOf) => QueryResult<unknown>[]
}

export type KeyOf = (query: CompiledQuery) => string

/** How a statement runs for many at once. `Query` is what it is built with. */
export type Batching<Query> = Pick<Batchable, 'key' | 'deal'> & {
  /** Makes the statement for many from the query, built with the values of the batch. */
  write: (query: Query, batch: BatchTable) => RawBuilder<unknown> | Compiles
}
type Compiles = { compile: () => CompiledQuery }

/** For a query that reads and locks nothing. */
export const reads: Batching<Compiles> = {
  key: [],
  write: (query, batch) => sql`select batch.n, found.* from ${batch} cross join lateral ${query} as found`,
  deal: ({ names, rows, queries }) => {
    const results = queries.map((): { rows: unknown[] } => ({ rows: [] }))
    for (const row of rows) results[Number(row[0]) - 1]?.rows.push(toObject(names, row))
    return results
  },
}

type Update = Compiles & { from: (table: never) => { returning: (column: never) => Compiles } }

/** For a change of the one row which this value names, if it still has the version that was read. */
export const changes = (key: string): Batching<Update> => ({
  key: [key],
  write: (query, batch) => query.from(batch as never).returning(sql`batch.n`.as('n') as never),
  deal: ({ rows, queries }) => {
    const changed = new Set(rows.map(([n]) => Number(n)))
    return queries.map((_, index) => written(changed.has(index + 1)))
  },
})

export const dealInserted: Batchable['deal'] = ({ rows, queries }, keyOf) => {
  const inserted = new Set(rows.map(toKey))
  return queries.map((query) => written(inserted.has(keyOf(query))))
}

/** How the row that a query writes is named; undefined if the query only reads. */
export function keyOfQueries({ key, slots }: Batchable): KeyOf | undefined {
  if (key.length === 0) return undefined
  const places = key.map((name) => slots.indexOf(name))
  return ({ parameters }) => toKey(places.map((index) => parameters[index]))
}

const toKey = (values: readonly unknown[]) => values.join('\n')

const written = (isDone: boolean): QueryResult<unknown> => ({ numAffectedRows: isDone ? 1n : 0n, rows: [] })

/** The first column is the query's place in the batch. */
function toObject(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (let index = 1; index < names.length; index += 1) object[names[index] ?? ''] = row[index]
  return object
}
