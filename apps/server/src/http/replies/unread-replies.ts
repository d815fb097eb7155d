import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { atEndOf } from '../limits/running-requests.ts'

/** Bytes of replies that their callers have not taken yet, of all together. */
const usualMost = 128 * 1024 ** 2
/** What a reply that is written bit by bit holds at most. */
const streamed = 64 * 1024

/**
 * Keeps replies that nobody reads from filling the memory: when there is too much of it, connections end whose replies
 * have waited the longest. Who reads has a reply within moments; one that stands still altogether meets `idleMs`.
 */
export function limitUnreadReplies(app: FastifyInstance, most = usualMost): void {
  const waiting = new Set<{ socket: Socket; bytes: number }>()
  let total = 0
  app.addHook('onSend', (request, _reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const reply = { socket: request.raw.socket, bytes: isWhole ? payload.length : streamed }
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
