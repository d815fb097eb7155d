import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { Batches } from './batches.ts'

/**
 * A driver in front of another. Queries that can be batched need no connection of their own; one is taken
 * only for others, and for transactions.
 */
export function createBatchingDriver(driver: Driver, batches: Batches): Driver {
  const taken = new WeakMap<DatabaseConnection, Promise<DatabaseConnection>>()

  function take(connection: DatabaseConnection): Promise<DatabaseConnection> {
    const own = taken.get(connection) ?? driver.acquireConnection()
    taken.set(connection, own)
    return own
  }

  function createConnection(): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const batched = taken.has(connection) ? undefined : batches.run(query)
        if (batched) return (await batched) as QueryResult<Row>
        return (await take(connection)).executeQuery<Row>(query)
      },
      streamQuery: () => {
        throw new Error('A statement that is read bit by bit would keep its connection: read in pages')
      },
    }
    return connection
  }

  return {
    init: (options) => driver.init(options),
    acquireConnection: async () => createConnection(),
    beginTransaction: async (connection, settings) =>
      driver.beginTransaction(await take(connection), settings),
    commitTransaction: async (connection) => driver.commitTransaction(await take(connection)),
    rollbackTransaction: async (connection) => driver.rollbackTransaction(await take(connection)),
    releaseConnection: async (connection) => {
      const own = taken.get(connection)
      if (!own) return
      // If there was none to take, its query has reported that.
      const there = await own.catch(() => undefined)
      if (there) await driver.releaseConnection(there)
    },
    destroy: async () => {
      await batches.end()
      await driver.destroy()
    },
  }
}
