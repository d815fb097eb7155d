import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

const maxBytes = 64 * 1024
const forMs = 1_000

export const isUnderWay = (request: IncomingMessage) => 'complete' in request && !request.complete

/** A refusal must not wait for the rest; but to cut off a sender in mid-write would lose the reply. */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!isUnderWay(raw)) return done()
    reply.header('connection', 'close')
    if (typeof payload !== 'string') return done()
    reply.header('content-length', Buffer.byteLength(payload))
    return done(null, Readable.from(replyThenDrain(payload, raw)))
  })
}

async function* replyThenDrain(payload: string, body: IncomingMessage): AsyncGenerator<string> {
  yield payload
  await drain(body)
}

/**
 * Beyond some bytes the rest is not read, but the connection stays for a moment: closed with bytes that are unread it is
 * reset, and a sender in mid-write then loses the reply.
 */
function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (body.complete || body.destroyed) return resolve()
    let length = 0
    const stop = () => {
      clearTimeout(timer)
      body.off('data', onPart).off('end', stop).off('close', stop).pause()
      resolve()
    }
    const onPart = (part: Buffer) => {
      length += part.length
      if (length > maxBytes) body.pause()
    }
    const timer = setTimeout(stop, forMs)
    body.on('data', onPart).on('end', stop).on('close', stop)
  })
}
