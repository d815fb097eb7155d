import { inject } from 'vitest'
import type { Store, StoreObservers } from '../db/store.ts'
import { openPostgresForTest } from './postgres/test-store.ts'
import { openSqliteForTest } from './sqlite-test-store.ts'

export type Engine = {
  name: Store['engine']
  /** Opens an empty database with all its tables. `remove` closes it and takes it away. */
  open: (observers?: StoreObservers) => Promise<{ store: Store; remove: () => Promise<void> }>
}

const postgresHost = inject('postgresHost')

/** Every database that the same tests run on. */
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
