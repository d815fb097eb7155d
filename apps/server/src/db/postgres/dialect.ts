import { type DataTypeNode, type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { Pool } from 'pg'

/** PostgreSQL, made to agree with SQLite where the two would differ. */
export function createPostgresDialect(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool })
  return {
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => new ByteOrderCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => dialect.createAdapter(),
  }
}

/** Gives each text column the order of its bytes, whatever the server's language: this is how SQLite sorts. */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node)
    if (node.dataType === 'text' && this.parentNode?.kind === 'ColumnDefinitionNode') {
      this.append(' collate "C"')
    }
  }
}
