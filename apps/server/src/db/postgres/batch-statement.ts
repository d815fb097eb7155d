import type { CompiledQuery, QueryResult } from 'kysely'
import type { ClientBase } from 'pg'
import type { BatchForm } from './batch-forms.ts'
import { arrayTypes } from './binary-arrays.ts'

/** Runs queries of one SQL, each with its own parameters, as one statement. Returns their results in order. */
export type BatchStatement = (
  client: ClientBase,
  queries: readonly CompiledQuery[],
) => Promise<QueryResult<unknown>[]>

/** The statement for all queries of this SQL. `name`: under which PostgreSQL keeps its plan. */
export function createBatchStatement(name: string, sql: string, form: BatchForm): BatchStatement {
  let written: ReturnType<typeof write> | undefined
  return async (client, queries) => {
    written ??= write(form, await askTypes(client, sql))
    const { text, encoders } = written
    const values = encoders.map((encode, place) => encode(queries.map(({ parameters }) => parameters[place])))
    const { fields, rows } = await client.query<unknown[]>({ name, text, values, rowMode: 'array' })
    return form.deal({ names: fields.map((field) => field.name), rows, queries })
  }
}

function write(form: BatchForm, parameterTypes: readonly number[]) {
  const types = parameterTypes.map((number) => {
    const type = arrayTypes.get(number)
    if (!type) throw new Error(`Parameters of PostgreSQL's type ${number} cannot be batched`)
    return type
  })
  const columns = types.map((_, index) => `p${index + 1}`)
  const arrays = types.map(({ name }, index) => `$${index + 1}::${name}`)
  const batch = `unnest(${arrays.join(', ')}) with ordinality as batch(${[...columns, 'n'].join(', ')})`
  return { text: form.toSql(batch), encoders: types.map(({ encode }) => encode) }
}

/** The types of a query's parameters. PostgreSQL finds them out when it prepares the query. */
async function askTypes(client: ClientBase, sql: string): Promise<number[]> {
  const asked = await client.query(
    `prepare asked as ${sql};
    select array_to_json(parameter_types::oid[]) as types from pg_prepared_statements where name = 'asked';
    deallocate asked`,
  )
  const results = asked as unknown as { rows: { types: unknown[] }[] }[]
  return results.flatMap(({ rows }) => rows).flatMap(({ types }) => types.map(Number))
}
