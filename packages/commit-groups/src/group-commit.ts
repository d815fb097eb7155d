import type Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  type QueryResult,
} from 'kysely'
import { type CommitTools, createCommitGroups } from './commit-groups.ts'
import { cacheStatements } from './statement-cache.ts'

type Run = DatabaseConnection['executeQuery']

/** Kysely's driver for SQLite's single connection, see `createCommitGroups`. A transaction has it to itself. */
export function createGroupCommitDriver(
  database: Database.Database,
  tools: CommitTools = {},
): { driver: Driver; run: Run } {
  const { guard } = tools
  const prepare = cacheStatements(database)
  const groups = createCommitGroups(database, tools)
  const mutex = createMutex<DatabaseConnection>()

  async function run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    guard?.assertIntact()
    try {
      return (await runSingle(query)) as QueryResult<Row>
    } catch (error) {
      guard?.onError(error)
      throw error
    }
  }

  async function runSingle(query: CompiledQuery): Promise<QueryResult<unknown>> {
    for (let other = mutex.taken(); other; other = mutex.taken()) await other
    const statement = prepare(query.sql)
    const runNow = () => execute(statement, query.parameters)
    return (statement.readonly ? groups.read(runNow) : groups.write(runNow)) as Promise<QueryResult<unknown>>
  }

  function createConnection(): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (!mutex.isOf(connection)) return run<Row>(query)
        guard?.assertIntact()
        try {
          return execute(prepare(query.sql), query.parameters) as QueryResult<Row>
        } catch (error) {
          guard?.onError(error)
          throw error
        }
      },
      streamQuery: () => {
        throw new Error('A statement that is read bit by bit would block the connection: read in pages')
      },
    }
    return connection
  }

  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => createConnection(),
    beginTransaction: async (connection) => {
      for (let other = mutex.taken(); other; other = mutex.taken()) await other
      guard?.assertIntact()
      groups.begin()
      mutex.take(connection)
    },
    commitTransaction: async () => {
      groups.commit()
      mutex.end()
    },
    rollbackTransaction: async () => {
      try {
        groups.undo()
      } finally {
        mutex.end()
      }
    },
    releaseConnection: async () => {},
    destroy: async () => groups.end(),
  }
  return { driver, run }
}

/** Runs single statements without asking for a connection, which costs more than most of them. */
export class ShortExecutor extends DefaultQueryExecutor {
  readonly #run: Run
  constructor(run: Run, ...others: ConstructorParameters<typeof DefaultQueryExecutor>) {
    super(...others)
    this.#run = run
  }
  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#run<Row>(query)
  }
}

/** Tells who has the connection to themselves, if anybody; `taken` is the promise of its end. */
function createMutex<Owner>() {
  let current: (PromiseWithResolvers<void> & { owner: Owner }) | undefined
  return {
    taken: (): Promise<void> | undefined => current?.promise,
    isOf: (owner: Owner): boolean => current?.owner === owner,
    take: (owner: Owner): void => {
      current = { ...Promise.withResolvers<void>(), owner }
    },
    end: (): void => {
      const ended = current
      current = undefined
      ended?.resolve()
    },
  }
}

function execute(
  statement: Database.Statement<unknown[]>,
  parameters: readonly unknown[],
): QueryResult<unknown> {
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes } = statement.run(parameters)
  return { numAffectedRows: BigInt(changes), rows: [] }
}
