import type { KyselyConfig } from 'kysely'
import type { StoreObservers } from './store.ts'

/** What makes the query builder tell of its statements. Without a listener nothing does: telling costs each of them. */
export function logStatements(onStatement: StoreObservers['onStatement']): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {}
  return {
    log: (event) => {
      const { query, queryDurationMillis: ms } = event
      onStatement({ sql: query.sql, ms, ...(event.level === 'error' && { error: event.error }) })
    },
  }
}
