import {
  type Compilable,
  type CompiledQuery,
  type InsertObject,
  type Kysely,
  type OnConflictBuilder,
  type QueryResult,
  sql,
} from 'kysely'
import { type Batchable, type Batching, dealInserted, type ValuesOfBatch } from './batch-forms.ts'
import { keepPrepared } from './prepared-statements.ts'

type Values = Record<string, unknown>
type Compiled<Row> = { query: CompiledQuery<Row>; fill: (values: Values) => unknown[] }
type Run<Tables, V extends Values, Row> = (db: Kysely<Tables>, values: V) => Promise<QueryResult<Row>>
type Statement<Tables, Row> = {
  build: (db: Kysely<Tables>, values: never) => Compilable<Row>
  batching: (db: Kysely<Tables>) => Omit<Batchable, 'sql' | 'slots' | 'constants'>
}

/** The two ways to write a statement on these tables whose SQL is built once. */
export function statementsOf<Tables>() {
  type Db = Kysely<Tables>

  /**
   * A query whose SQL is built once for each engine; each run only binds values. `reads` and `changes` say how many run as
   * one. Name the columns, because a kept plan breaks when a column changes, and use each value unchanged in `build`.
   */
  function compileOnce<V extends Values, Row, Query extends Compilable<Row>>(
    batching: Batching<Query>,
    build: (db: Db, values: V) => Query & Compilable<Row>,
  ): Run<Tables, V, Row> {
    const buildFor = build as (db: Db, values: ValuesOfBatch) => Query
    return run({
      build,
      batching: (db) => ({
        ...batching,
        write: (values, batch) => batching.write(buildFor(db, values), batch).compile(db),
      }),
    })
  }

  /** An insert that does nothing if the table has a row with the same key, built once like the others. */
  function insertOnce<V extends Values, Table extends keyof Tables>(
    table: Table,
    key: readonly (keyof Tables[Table] & string)[],
    rowOf: (values: V) => InsertObject<Tables, Table>,
  ): Run<Tables, V, unknown> {
    const rowFor = rowOf as (values: unknown) => Record<string, unknown>
    const { values, nameOf } = createPlaceholders()
    const marked = rowFor(values)
    const named = key.filter((column) => nameOf(marked[column]) !== undefined)
    const insert = (db: Db) => ({
      into: db.insertInto(table as never),
      orNothing: (conflict: OnConflictBuilder<never, never>) => conflict.columns(key as never).doNothing(),
    })
    return run({
      build: (db, given) => {
        const { into, orNothing } = insert(db)
        return into.values(rowFor(given) as never).onConflict(orNothing)
      },
      batching: (db) => ({
        key: named.map((column) => nameOf(marked[column]) ?? ''),
        deal: dealInserted,
        write: (expressions, batch) => {
          const { into, orNothing } = insert(db)
          const row = rowFor(expressions)
          const select = sql`select ${sql.join(Object.values(row))} from ${batch}`
          const inserting = into.columns(Object.keys(row) as never).expression(select as never)
          return inserting
            .onConflict(orNothing)
            .returning(named as never)
            .compile()
        },
      }),
    })
  }

  return { compileOnce, insertOnce }
}

function run<Tables, V extends Values, Row>(statement: Statement<Tables, Row>): Run<Tables, V, Row> {
  const byEngine = new WeakMap<object, Compiled<Row>>()
  return (db, values) => {
    const executor = db.getExecutor()
    const compiled = byEngine.get(executor.adapter) ?? compile(db, statement)
    byEngine.set(executor.adapter, compiled)
    return executor.executeQuery({ ...compiled.query, parameters: compiled.fill(values) })
  }
}

function compile<Tables, Row>(
  db: Kysely<Tables>,
  { build, batching }: Statement<Tables, Row>,
): Compiled<Row> {
  const { values, nameOf } = createPlaceholders()
  const query = build(db, values as never).compile()
  const slots = query.parameters.map(nameOf)
  const constants = query.parameters.filter((_, index) => slots[index] === undefined)
  keepPrepared({ ...batching(db), sql: query.sql, slots, constants })
  return {
    query,
    fill: (given) => slots.map((name, index) => (name === undefined ? query.parameters[index] : given[name])),
  }
}

/** An object for each value that is asked for, and what the value is called. */
function createPlaceholders() {
  const names = new Map<unknown, string>()
  const values = new Proxy(
    {},
    {
      get: (_, name) => {
        const placeholder = {}
        names.set(placeholder, String(name))
        return placeholder
      },
    },
  )
  return { values, nameOf: (placeholder: unknown) => names.get(placeholder) }
}
