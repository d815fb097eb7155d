import type Database from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { DataFileGuard } from './data-file-guard.ts'
import { cacheStatements } from './statement-cache.ts'

type Tools = {
  /** Checks after each commit that it is in the file at its path. */
  guard?: DataFileGuard
  onGroupCommit?: ((writes: number) => void) | undefined
}

/**
 * Driver for SQLite's single connection. Writes of the same turn of the event loop share one commit and so
 * one flush; each resolves after that commit. A read that could have seen such a write also waits for it,
 * because nobody may be told what a power cut could still undo. A transaction has the connection to itself.
 */
export function createGroupCommitDriver(
  database: Database.Database,
  { guard, onGroupCommit }: Tools = {},
): Driver {
  const prepare = cacheStatements(database)
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  let group: (PromiseWithResolvers<void> & { writes: number }) | undefined
  let transaction: (PromiseWithResolvers<void> & { owner: DatabaseConnection }) | undefined

  function joinGroup() {
    if (group) return group
    begin.run()
    const opened = { ...Promise.withResolvers<void>(), writes: 0 }
    opened.promise.catch(() => {
      // Each write of the group awaits this promise and reports its error. Without this handler it would be
      // an unhandled rejection if the group's only write had failed by itself.
    })
    setImmediate(() => {
      if (group === opened) commitGroup()
    })
    group = opened
    return opened
  }

  function commitGroup(): void {
    const ended = group
    group = undefined
    if (!ended) return
    try {
      commitNow()
      ended.resolve()
      onGroupCommit?.(ended.writes)
    } catch (error) {
      undo()
      guard?.notice(error)
      ended.reject(error)
    }
  }

  function commitNow(): void {
    commit.run()
    guard?.look()
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  function undo(): void {
    if (database.inTransaction) rollback.run()
  }

  function write(query: CompiledQuery): QueryResult<unknown> {
    try {
      return execute(prepare(query.sql), query.parameters)
    } catch (error) {
      if (!database.inTransaction) {
        group?.reject(error)
        group = undefined
      }
      throw error
    }
  }

  async function runSingle(query: CompiledQuery): Promise<QueryResult<unknown>> {
    for (let other = transaction; other; other = transaction) await other.promise
    const statement = prepare(query.sql)
    if (statement.readonly) {
      const result = execute(statement, query.parameters)
      if (!group) return result
      try {
        await group.promise
        return result
      } catch {
        // The writes that it may have seen were rolled back.
        return runSingle(query)
      }
    }
    const joined = joinGroup()
    const result = write(query)
    joined.writes += 1
    await joined.promise
    return result
  }

  function createConnection(): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        guard?.demandWhole()
        try {
          const result =
            transaction?.owner === connection
              ? execute(prepare(query.sql), query.parameters)
              : await runSingle(query)
          return result as QueryResult<Row>
        } catch (error) {
          guard?.notice(error)
          throw error
        }
      },
      streamQuery: () => {
        throw new Error('A statement that is read bit by bit would block the connection: read in pages')
      },
    }
    return connection
  }

  function endTransaction(): void {
    const ended = transaction
    transaction = undefined
    ended?.resolve()
  }

  return {
    init: async () => {},
    acquireConnection: async () => createConnection(),
    beginTransaction: async (connection) => {
      for (let other = transaction; other; other = transaction) await other.promise
      guard?.demandWhole()
      commitGroup()
      begin.run()
      transaction = { ...Promise.withResolvers<void>(), owner: connection }
    },
    commitTransaction: async () => {
      commitNow()
      endTransaction()
    },
    rollbackTransaction: async () => {
      try {
        undo()
      } finally {
        endTransaction()
      }
    },
    releaseConnection: async () => {},
    destroy: async () => commitGroup(),
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
