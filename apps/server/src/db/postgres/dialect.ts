import { keepsPlans, sendPrepared, type Way } from '@quizly/pg-batches'
import { type DataTypeNode, type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'

/** PostgreSQL, made to behave like SQLite where the two would differ. All query builders share one driver. */
export function createPostgresDialect(pool: pg.Pool, way: Way): Dialect {
  const dialect = new PostgresDialect({ pool: sendPrepared(pool, keepsPlans(way)), controlClient: pg.Client })
  const driver = dialect.createDriver()
  return {
    createDriver: () => driver,
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
