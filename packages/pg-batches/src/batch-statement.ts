import { type CompiledQuery, type QueryResult, sql } from 'kysely'
import type { ClientBase } from 'pg'
import { type Batchable, keyOfQueries } from './batch-forms.ts'
import { arrayTypes } from './binary-arrays.ts'

export type BatchStatement = (
  client: ClientBase,
  queries: readonly CompiledQuery[],
) => Promise<QueryResult<unknown>[]>

/** `name`: under which PostgreSQL keeps its plan. `settings`: what it runs with, in a transaction of its own. */
export type Sending = { name?: string | undefined; settings?: string | undefined }

/** The statement for all queries of this kind. */
export function createBatchStatement(batchable: Batchable, { name, settings }: Sending): BatchStatement {
  const keyOf = keyOfQueries(batchable) ?? (() => '')
  let written: ReturnType<typeof write> | undefined
  return async (client, queries) => {
    written ??= write(batchable, await askTypes(client, batchable.sql))
    const { text, parameters } = written
    const values = parameters.map((parameter) => parameter(queries))
    const send = () =>
      client.query<unknown[]>({ ...(name !== undefined && { name }), text, values, rowMode: 'array' })
    const { fields, rows } =
      settings === undefined ? await send() : await withSettings(client, settings, send)
    return batchable.deal({ names: fields.map((field) => field.name), rows, queries }, keyOf)
  }
}

/** All three are handed over at once. If the statement fails, `commit` takes the transaction back. */
async function withSettings<Result>(client: ClientBase, settings: string, send: () => Promise<Result>) {
  const [begun, sent, committed] = await Promise.allSettled([
    client.query(`begin; ${settings}`),
    send(),
    client.query('commit'),
  ])
  if (begun.status === 'rejected') throw begun.reason
  if (sent.status === 'rejected') throw sent.reason
  if (committed.status === 'rejected') throw committed.reason
  return sent.value
}

type Parameter = (queries: readonly CompiledQuery[]) => unknown

function write(batchable: Batchable, types: readonly number[]): { text: string; parameters: Parameter[] } {
  const { slots } = batchable
  const names = [...new Set(slots.filter((name) => name !== undefined))]
  const arrays = names.map((name) => createArray(slots.indexOf(name), types))
  const columns = names.map((_, index) => `p${index + 1}`)
  const lists = sql.join(arrays.map(({ marker, type }) => sql`${marker}::${sql.raw(type)}`))
  const table = sql`unnest(${lists}) with ordinality`
  const batch = table.as<'batch'>(sql.raw(`batch(${[...columns, 'n'].join(', ')})`))
  const values = Object.fromEntries(
    names.map((name, index) => [name, sql.ref(`batch.${columns[index] ?? ''}`)]),
  )
  const { sql: text, parameters } = batchable.write(values, batch)
  return {
    text,
    parameters: parameters.map((parameter) => {
      const array = arrays.find(({ marker }) => marker === parameter)
      return array?.encode ?? (() => parameter)
    }),
  }
}

/** The values in one place of all queries. `marker` stands for it until the statement is compiled. */
function createArray(index: number, types: readonly number[]) {
  const type = arrayTypes.get(types[index] ?? 0)
  if (!type) throw new Error(`Parameters of PostgreSQL's type ${types[index]} cannot be batched`)
  const encode: Parameter = (queries) => type.encode(queries.map(({ parameters }) => parameters[index]))
  return { marker: {}, type: type.name, encode }
}

/** The types of a query's parameters. PostgreSQL finds them out when it prepares the query. */
async function askTypes(client: ClientBase, text: string): Promise<number[]> {
  const reply = await client.query(
    `prepare asked as ${text};
    select array_to_json(parameter_types::oid[]) as types from pg_prepared_statements where name = 'asked';
    deallocate asked`,
  )
  const results = reply as unknown as { rows: { types: unknown[] }[] }[]
  return results.flatMap(({ rows }) => rows).flatMap(({ types }) => types.map(Number))
}
