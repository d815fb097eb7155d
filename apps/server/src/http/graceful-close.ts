import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const lookEveryMs = 50
const patienceMs = 10_000

/**
 * When the server is about to stop, asks clients to close their connection after the reply, so that their
 * next request goes elsewhere.
 */
export function closeKeepAliveConnections(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving.aborted) reply.header('connection', 'close')
    done()
  })
}

/**
 * Prepares an app to close quickly, and returns the function that closes it. Requests that are running get
 * their reply; idle connections of browsers are closed without waiting.
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
