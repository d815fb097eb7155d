import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const pollEveryMs = 50
const forceCloseAfterMs = 10_000

/** Before a stop, clients are asked to send their next request elsewhere. */
export function closeKeepAliveConnections(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving.aborted) reply.header('connection', 'close')
    done()
  })
}

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
