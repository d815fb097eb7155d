import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, ConnectionProvider, QueryResult } from 'kysely'

const maxDeadlocks = 5
const firstPauseMs = 50
const longestPauseMs = 1_000

type How = {
  /** It is a write that changes nothing if it was done before. */
  isRepeatable: boolean
  /** It may have been done already: the connection was lost after it was sent. */
  isUnknown: boolean
}

export type Alone = {
  connections: ConnectionProvider
  /** How long a write whose outcome nobody knows is repeated, in ms. */
  retryForMs: number
  /** Whether a query failed because the database cannot be reached at the moment. */
  isUnavailable: (error: unknown) => boolean
}

export type RunAlone = (query: CompiledQuery, how: How) => Promise<QueryResult<unknown>>

/**
 * Runs queries that were in a failed batch, each on a connection of its own. One that ends in a deadlock is
 * tried again. If the connection was lost after a write was sent, nobody knows whether it is done, and its
 * caller must not be told that it is not. So it is repeated until PostgreSQL answers, for `retryForMs` at
 * most. If it was done, the repetition changes nothing, and its caller reads the row again.
 */
export function createRunAlone({ connections, retryForMs, isUnavailable }: Alone): RunAlone {
  return async (query, { isRepeatable, isUnknown }) => {
    const giveUpAt = performance.now() + retryForMs
    let mayBeDone = isUnknown
    let pauseMs = firstPauseMs
    for (let deadlocks = 0; ;) {
      let isSent = false
      try {
        return await connections.provideConnection(async (connection) => {
          isSent = true
          return connection.executeQuery(query)
        })
      } catch (error) {
        if (isDeadlock(error)) {
          deadlocks += 1
          if (deadlocks >= maxDeadlocks) throw error
          continue
        }
        mayBeDone ||= isRepeatable && isSent && wasLost(error, isUnavailable)
        if (!mayBeDone || !isUnavailable(error) || performance.now() > giveUpAt) throw error
        await pause(pauseMs)
        pauseMs = Math.min(2 * pauseMs, longestPauseMs)
      }
    }
  }
}

/** The SQLSTATE of a failure that PostgreSQL reported; only those have a severity. pg's class need not be loaded. */
function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : undefined
}

/** The server takes no changes any more, as after a failover. A new connection may reach the one that does. */
export const wasReadOnly = (error: unknown): error is Error => sqlState(error) === '25006'

const isDeadlock = (error: unknown) => sqlState(error) === '40P01'

/** Whether nobody knows if the statement is done: the connection was lost, or PostgreSQL has ended it. */
export function wasLost(error: unknown, isUnavailable: Alone['isUnavailable']): boolean {
  const state = sqlState(error)
  return state === undefined ? isUnavailable(error) : /^(?:08|57P)/.test(state)
}
