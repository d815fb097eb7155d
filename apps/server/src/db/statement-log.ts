import type { KyselyConfig } from 'kysely'
import type { StoreObservers } from './store.ts'

/**
 * Query-builder options that report statements. Without a listener they stay off, because reporting costs
 * time at every statement.
 */
export function logStatements(onStatement: StoreObservers['onStatement']): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {}
  return {
    log: (event) => {
      const { query, queryDurationMillis: ms } = event
      onStatement({ sql: query.sql, ms, ...(event.level === 'error' && { error: event.error }) })
    },
  }
}
