import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Runs work after the reply, so that the caller neither waits for it nor learns whether it failed. */
export type DoLater = (work: () => Promise<void>) => void

export function prepareLaterWork(app: FastifyInstance): DoLater {
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(pending)))
  return (work) => {
    const done = nextTurn()
      .then(work)
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'later work: it failed after its reply and is not repeated'),
      )
      .finally(() => pending.delete(done))
    pending.add(done)
  }
}
