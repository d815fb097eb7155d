import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const lookEveryMs = 50
const patienceMs = 10_000

/** Asks for each connection to be closed after the reply, once the server is leaving: the next one goes elsewhere. */
export function partWithConnections(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving.aborted) reply.header('connection', 'close')
    done()
  })
}

/**
 * Prepares an app to close quickly and politely, and gives the function that does it. Requests under way are answered;
 * connections that browsers merely hold open, used or not yet used, are not waited for.
 */
export function prepareClosing(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeUnused = () => {
    app.server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  return async () => {
    const looking = setInterval(closeUnused, lookEveryMs)
    const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
    await app.close()
    clearInterval(looking)
    clearTimeout(impatience)
  }
}
