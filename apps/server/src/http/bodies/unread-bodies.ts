import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** How much of a body nobody asked for is still taken off the line, so that its sender comes to read why. */
const mostBytes = 64 * 1024
const mostMs = 1_000

/** Whether some of a request's body has still to come. */
export const isUnderWay = (request: IncomingMessage) => 'complete' in request && !request.complete

/**
 * Ends the connection after a reply that was given before all of the body had come: a refusal does not wait for
 * what it refuses. A connection that is cut while its sender writes loses the reply on the way, hence the last bytes.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!isUnderWay(raw)) return done()
    reply.header('connection', 'close')
    if (typeof payload !== 'string') return done()
    reply.header('content-length', Buffer.byteLength(payload))
    return done(null, Readable.from(sayThenSwallow(payload, raw)))
  })
}

async function* sayThenSwallow(payload: string, body: IncomingMessage): AsyncGenerator<string> {
  yield payload
  await swallow(body)
}

function swallow(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (body.complete || body.destroyed) return resolve()
    let length = 0
    const stop = () => {
      clearTimeout(impatience)
      body.off('data', onPart).off('end', stop).off('close', stop).pause()
      resolve()
    }
    const onPart = (part: Buffer) => {
      length += part.length
      if (length > mostBytes) stop()
    }
    const impatience = setTimeout(stop, mostMs)
    body.on('data', onPart).on('end', stop).on('close', stop)
  })
}
