import { type AliasedRawBuilder, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'

/** The values of all queries as a table with the columns p1, p2, … and n, from 1. */
type BatchTable = AliasedRawBuilder<unknown, 'batch'>

/** Expressions that stand for the values of a query, by their names. */
export type ValuesOfBatch = Readonly<Record<string, RawBuilder<unknown>>>

/** What a statement returned for these queries: rows as lists, and the names of their columns. */
type Answer = {
  names: readonly string[]
  rows: readonly (readonly unknown[])[]
  queries: readonly CompiledQuery[]
}

/** A statement that can run for many at once: alone it is a query with placeholders. */
export type Batchable = {
  sql: string
  /** What each placeholder stands for: the name of a value, or undefined for the same constant in each query. */
  slots: readonly (string | undefined)[]
  constants: readonly unknown[]
  /** The statement for all rows of the batch. */
  write: (values: ValuesOfBatch, batch: BatchTable) => CompiledQuery
  /**
   * The values that name the row which a query writes; none if it only reads. Two writes of one row must not meet in
   * one statement, and rows are locked in the order of their names.
   */
  key: readonly string[]
  /** The result of each query, from the rows that the statement returned. */
  deal: (answer: Answer, keyOf: KeyOf) => QueryResult<unknown>[]
}

/** The name of the row that a query writes. */
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

/** What of the builder of an update is needed here. */
type Update = Compiles & { from: (table: never) => { returning: (column: never) => Compiles } }

/**
 * For a change of the one row which this value names, if it still has the version that was read. Such a change can be
 * repeated if it is not known whether it was done.
 */
export const changes = (key: string): Batching<Update> => ({
  key: [key],
  write: (query, batch) => query.from(batch as never).returning(sql`batch.n`.as('n') as never),
  deal: ({ rows, queries }) => {
    const changed = new Set(rows.map(([n]) => Number(n)))
    return queries.map((_, index) => written(changed.has(index + 1)))
  },
})

/** The result of inserts that do nothing if the row is there, from the keys of the rows that were inserted. */
export const dealInserted: Batchable['deal'] = ({ rows, queries }, keyOf) => {
  const inserted = new Set(rows.map(toKey))
  return queries.map((query) => written(inserted.has(keyOf(query))))
}

/** How the row that a query writes is named; undefined if the query only reads. */
export function keyOfQueries({ key, slots }: Batchable): KeyOf | undefined {
  if (key.length === 0) return undefined
  const places = key.map((name) => slots.indexOf(name))
  return ({ parameters }) => toKey(places.map((place) => parameters[place]))
}

const toKey = (values: readonly unknown[]) => values.join('\n')

const written = (isDone: boolean): QueryResult<unknown> => ({ numAffectedRows: isDone ? 1n : 0n, rows: [] })

/** The first column is the query's place in the batch. */
function toObject(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (let index = 1; index < names.length; index += 1) object[names[index] ?? ''] = row[index]
  return object
}
