import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { atEndOf } from '../limits/running-requests.ts'

/** In bytes. */
const usualMost = 128 * 1024 ** 2
const streamed = 64 * 1024

/** Above the limit the connections whose replies have waited longest are closed. */
export function limitUnreadReplies(app: FastifyInstance, most = usualMost): void {
  const waiting = new Set<{ socket: Socket; bytes: number }>()
  let total = 0
  app.addHook('onSend', (request, _reply, payload, done) => {
    const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload)
    const reply = { socket: request.raw.socket, bytes: isComplete ? payload.length : streamed }
    const forget = (one: typeof reply) => {
      if (waiting.delete(one)) total -= one.bytes
    }
    waiting.add(reply)
    total += reply.bytes
    atEndOf(request, () => forget(reply))
    for (const oldest of waiting) {
      if (total <= most) break
      forget(oldest)
      oldest.socket.destroy()
    }
    done()
  })
}
