import type { CompiledQuery, QueryResult } from 'kysely'

/** A statement that does for many what another one does for one. */
export type BatchForm = {
  /** The statement. `batch` is the list of all parameters as a table with the columns p1, p2, … and n, from 1. */
  toSql: (batch: string) => string
  /**
   * Names the row that a query changes; undefined if it only reads. Changes of one row must not meet in one
   * statement, and rows are locked in the order of their keys.
   */
  keyOf: ((parameters: readonly unknown[]) => string) | undefined
  /** The result of each query, from the rows that the statement returned. */
  deal: (answer: Answer) => QueryResult<unknown>[]
}

/** What a statement returned for these queries: rows as lists, and the names of their columns. */
type Answer = {
  names: readonly string[]
  rows: readonly (readonly unknown[])[]
  queries: readonly CompiledQuery[]
}

/**
 * The form of a query for many at once. There is one for three kinds of queries: reads without a lock, changes
 * of one row that still has the version that was read, and inserts that do nothing if the row is there. All of
 * them can be repeated if it is not known whether they were done. Undefined for others.
 */
export function batchFormOf(sql: string): BatchForm | undefined {
  return formOfRead(sql) ?? formOfChange(sql) ?? formOfInsert(sql)
}

function formOfRead(sql: string): BatchForm | undefined {
  if (!sql.startsWith('select ') || / for (?:no key )?(?:update|share)|for key share/.test(sql))
    return undefined
  return {
    toSql: (batch) => `select batch.n, found.* from ${batch} cross join lateral (${fromBatch(sql)}) as found`,
    keyOf: undefined,
    deal: ({ names, rows, queries }) => {
      const results = queries.map((): { rows: unknown[] } => ({ rows: [] }))
      for (const row of rows) results[Number(row[0]) - 1]?.rows.push(toObject(names, row))
      return results
    },
  }
}

/** A compare-and-set: `update … set … where "id" = $8 and "version" = $9 …`. */
const change = /^(update "\w+" set .+?)( where "id" = \$(\d+) and "version" = \$\d+(?: .*)?)$/s

function formOfChange(sql: string): BatchForm | undefined {
  const [, head, condition, id] = change.exec(sql) ?? []
  if (head === undefined || condition === undefined || sql.includes(' returning ')) return undefined
  return {
    toSql: (batch) => `${fromBatch(head)} from ${batch}${fromBatch(condition)} returning batch.n`,
    keyOf: (parameters) => String(parameters[Number(id) - 1]),
    deal: ({ rows, queries }) => {
      const changed = new Set(rows.map(([n]) => Number(n)))
      return queries.map((_, index) => written(changed.has(index + 1)))
    },
  }
}

const insert = /^(insert into "\w+" \((.+?)\)) values \(([^()]+)\)( on conflict \((.+?)\) do nothing)$/s

function formOfInsert(sql: string): BatchForm | undefined {
  const [, head, columns = '', values = '', conflict, key = ''] = insert.exec(sql) ?? []
  if (head === undefined) return undefined
  const placeholders = values.split(', ')
  const valueOf = new Map(columns.split(', ').map((column, index) => [column, placeholders[index]]))
  const places = key.split(', ').map((column) => placeOf(valueOf.get(column)))
  if (places.includes(-1)) return undefined
  const keyOf = (parameters: readonly unknown[]) => toKey(places.map((place) => parameters[place]))
  return {
    toSql: (batch) => `${head} select ${fromBatch(values)} from ${batch}${conflict} returning ${key}`,
    keyOf,
    deal: ({ rows, queries }) => {
      const inserted = new Set(rows.map(toKey))
      return queries.map(({ parameters }) => written(inserted.has(keyOf(parameters))))
    },
  }
}

/** Where the value of a placeholder like `$3` stands among the parameters; -1 if this is none. */
const placeOf = (placeholder = '') => Number(/^\$(\d+)$/.exec(placeholder)?.[1] ?? 0) - 1

const toKey = (values: readonly unknown[]) => values.join('\n')

const written = (isDone: boolean): QueryResult<unknown> => ({ numAffectedRows: isDone ? 1n : 0n, rows: [] })

const fromBatch = (sql: string) => sql.replaceAll(/\$(\d+)/g, 'batch.p$1')

/** The first column is the query's place in the batch. */
function toObject(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (let index = 1; index < names.length; index += 1) object[names[index] ?? ''] = row[index]
  return object
}
