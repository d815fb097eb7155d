import { keepsPlans, sendPrepared, type Way } from '@quizly/pg-batches'
import {
  type DataTypeNode,
  type Dialect,
  type DialectAdapter,
  DummyDriver,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
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

/** Of a query builder that has no connections of its own. */
export function createBareDialect(adapter: DialectAdapter): Dialect {
  return {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new ByteOrderCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createAdapter: () => adapter,
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
