import { type DataTypeNode, type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { Pool } from 'pg'
import { createBatches } from './batches.ts'
import { createBatchingDriver } from './batching-driver.ts'
import { createRunAlone } from './run-alone.ts'

/** The connections of batches, and how long a write of unknown outcome is repeated. */
export type Batching = { pool: Pool; patienceMs: number }

/** PostgreSQL, made to behave like SQLite where the two would differ. */
export function createPostgresDialect(pool: Pool, batching?: Batching): Dialect {
  const dialect = new PostgresDialect({ pool })
  const createDriver = () => {
    const driver = dialect.createDriver()
    if (!batching) return driver
    const runAlone = createRunAlone(driver, batching.patienceMs)
    return createBatchingDriver(driver, createBatches(batching.pool, runAlone))
  }
  return {
    createDriver,
    createQueryCompiler: () => new ByteOrderCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => dialect.createAdapter(),
  }
}

/** Sorts each text column by its bytes, whatever the server's language, as SQLite does. */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node)
    if (node.dataType === 'text' && this.parentNode?.kind === 'ColumnDefinitionNode') {
      this.append(' collate "C"')
    }
  }
}
