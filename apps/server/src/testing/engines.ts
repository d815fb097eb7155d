import { inject } from 'vitest'
import type { Store, StoreObservers } from '../db/store.ts'
import { openPostgresForTest } from './postgres/test-store.ts'
import { openSqliteForTest } from './sqlite-test-store.ts'

export type Engine = {
  name: Store['engine']
  /** Opens an empty database with all tables. `remove` closes and deletes it. */
  open: (observers?: StoreObservers) => Promise<{ store: Store; remove: () => Promise<void> }>
}

const postgresHost = inject('postgresHost')

/** Every database that the tests run on. */
export const engines: Engine[] = [
  { name: 'sqlite', open: openSqliteForTest },
  ...(postgresHost
    ? [
        {
          name: 'postgres' as const,
          open: (observers?: StoreObservers) => openPostgresForTest(postgresHost, observers),
        },
      ]
    : []),
]

/** One database, for tests of what is decided before the database is used. */
export const anyEngine = engines.slice(0, 1)
