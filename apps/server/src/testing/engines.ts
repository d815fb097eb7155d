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

const chosen = process.env['ENGINES']

/** Every database, or those that `ENGINES` names, for tests of what SQL or a race decides. */
export const engines: Engine[] = [
  ...(chosen === 'postgres' ? [] : [{ name: 'sqlite' as const, open: openSqliteForTest }]),
  ...(postgresHost && chosen !== 'sqlite'
    ? [
        {
          name: 'postgres' as const,
          open: (observers?: StoreObservers) => openPostgresForTest(postgresHost, observers),
        },
      ]
    : []),
]

/** One database, for tests of what is decided above it. */
export const anyEngine = chosen === 'postgres' ? [] : engines.slice(0, 1)

/** The database that several nodes share: PostgreSQL where there is one. */
export const sharedEngine = engines.slice(-1)
