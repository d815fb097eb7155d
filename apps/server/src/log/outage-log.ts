import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../db/store.ts'
import { databaseFailedOver, databaseUnavailable } from '../events.ts'

type Watched = Pick<Store, 'tryWrite' | 'timeline'>

/**
 * One line when the database cannot be reached or written any more, and one when it can be again, however many calls are
 * refused meanwhile. Returns the function that stops it.
 */
export function logOutages(
  log: FastifyBaseLogger,
  { tryWrite, timeline }: Watched,
  askEveryMs = 1_000,
): () => Promise<void> {
  const ending = new AbortController()
  let refused = 0
  let watching: Promise<void> | undefined
  let known = timeline?.().catch(() => undefined)

  async function untilBack(): Promise<void> {
    const from = performance.now()
    do {
      if (!(await succeeds(() => wait(askEveryMs, undefined, { signal: ending.signal })))) return
    } while (!(await succeeds(tryWrite)))
    await tellAsBack(from)
    refused = 0
    watching = undefined
  }

  async function tellAsBack(from: number): Promise<void> {
    const seconds = Math.round((performance.now() - from) / 1000)
    log.warn({ refused, seconds }, 'store: the database is available again')
    const [before, now] = [await known, await timeline?.().catch(() => undefined)]
    if (now === undefined) return
    known = Promise.resolve(now)
    if (before === undefined || before === now) return
    log.warn('store: another server has taken over as the primary')
    databaseFailedOver.publish(now)
  }

  const stop = databaseUnavailable.subscribe((error) => {
    refused += 1
    if (watching) return
    log.warn({ err: error }, 'store: the database is unavailable; callers are asked to try again')
    watching = untilBack()
  })
  return async () => {
    stop()
    ending.abort()
    await watching
  }
}

const succeeds = (attempt: () => Promise<unknown>) =>
  attempt().then(
    () => true,
    () => false,
  )
