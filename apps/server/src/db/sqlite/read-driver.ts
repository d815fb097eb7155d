import type Database from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { cacheStatements, type Guard } from '@quizly/commit-groups'

/** A statement sees everything committed before it, and waits for no commit or transaction. */
export function createReadDriver(database: Database.Database, guard: Guard): Driver {
  const prepare = cacheStatements(database)
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      guard.assertIntact()
      try {
        const result: QueryResult<unknown> = { rows: prepare(sql).all(parameters) }
        return result as QueryResult<Row>
      } catch (error) {
        guard.onError(error)
        throw error
      }
    },
    streamQuery: () => {
      throw new Error('A statement that is read bit by bit would block the connection: read in pages')
    },
  }
  const refuse = async () => {
    throw new Error('Reports write nothing, so they need no transaction')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {
      database.close()
    },
  }
}
