import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const pollEveryMs = 50
const forceCloseAfterMs = 10_000

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
    const polling = setInterval(closeUnused, pollEveryMs)
    const forceClose = setTimeout(() => app.server.closeAllConnections(), forceCloseAfterMs)
    await app.close()
    clearInterval(polling)
    clearTimeout(forceClose)
  }
}
