import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { keepPrepared } from './postgres/prepared-statements.ts'
import type { Db } from './store.ts'

type Compiled<Row> = { query: CompiledQuery<Row>; fill: (values: Record<string, unknown>) => unknown[] }

/**
 * A query whose SQL is built once for each engine. Each run only binds values. PostgreSQL keeps the plan, and
 * runs many of one moment as one statement. For the busiest calls, where building and planning cost more than
 * running. Two rules: name the columns, because a kept plan breaks when a column changes; and use each value
 * unchanged in `build`, because it gets placeholders instead of values.
 */
export function compileOnce<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const byEngine = new WeakMap<object, Compiled<Row>>()
  return (db, values) => {
    const executor = db.getExecutor()
    const compiled = byEngine.get(executor.adapter) ?? compile(db, build)
    byEngine.set(executor.adapter, compiled)
    return executor.executeQuery({ ...compiled.query, parameters: compiled.fill(values) })
  }
}

function compile<Row>(db: Db, build: (db: Db, values: never) => Compilable<Row>): Compiled<Row> {
  const names = new Map<unknown, string>()
  const placeholders = new Proxy({} as never, {
    get: (_, name) => {
      const placeholder = {}
      names.set(placeholder, String(name))
      return placeholder
    },
  })
  const query = build(db, placeholders).compile()
  keepPrepared(query.sql)
  const slots = query.parameters.map((parameter) => ({ parameter, name: names.get(parameter) }))
  return {
    query,
    fill: (values) => slots.map(({ parameter, name }) => (name === undefined ? parameter : values[name])),
  }
}
