import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Does something once the reply is on its way, so that its time and its failures are nobody's business. */
export type DoLater = (work: () => Promise<void>) => void

/** Makes `DoLater` for an app, which waits for all such work before it closes and logs what fails. */
export function prepareLaterWork(app: FastifyInstance): DoLater {
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(pending)))
  return (work) => {
    const done = nextTurn()
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after a reply failed'))
      .finally(() => pending.delete(done))
    pending.add(done)
  }
}
