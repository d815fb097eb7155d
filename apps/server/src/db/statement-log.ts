import type { DatabaseConnection, KyselyConfig } from 'kysely'
import type { StoreObservers } from './store.ts'

/** Without a listener they stay off, because reporting costs time at every statement. */
export function logStatements(onStatement: StoreObservers['onStatement']): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {}
  return {
    log: (event) => {
      const { query, queryDurationMillis: ms } = event
      onStatement({ sql: query.sql, ms, ...(event.level === 'error' && { error: event.error }) })
    },
  }
}

export type Run = DatabaseConnection['executeQuery']

export function reporting(run: Run, onStatement: StoreObservers['onStatement']): Run {
  if (!onStatement) return run
  return async (query) => {
    const startedAt = performance.now()
    const report = (more: { error?: unknown }) =>
      onStatement({ sql: query.sql, ms: performance.now() - startedAt, ...more })
    try {
      const result = await run(query)
      report({})
      return result as never
    } catch (error) {
      report({ error })
      throw error
    }
  }
}
